import { Decompress, decompress } from 'fzstd';

/**
 * Unpacks one zstd frame (RFC 8878) of which the size is known. What the headers say is judged before anything is
 * allocated for it. There is no checksum to be had: damage inside a block may show only in the values.
 */
export function unzstd(bytes: Uint8Array, expected: number): Uint8Array {
  const frame = readFrame(bytes);
  if (frame.contentSize !== undefined && frame.contentSize !== expected) {
    throw new Error(`the data hold ${frame.contentSize} bytes`);
  }
  if (frame.window > Math.max(8 << 20, 4 * expected)) throw new Error(`a window of ${frame.window} bytes`);
  // Each block moves the whole window once. Without the stream nobody tells how much a frame really held.
  if (frame.window * frame.blocks <= 1 << 28) return unstream(bytes, expected);
  if (frame.contentSize === undefined) throw new Error(`${frame.blocks} blocks without a size`);
  return decompress(bytes);
}

function unstream(bytes: Uint8Array, expected: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Decompress((piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length > expected) throw new Error('the data hold too many bytes');
  });
  stream.push(bytes, true);
  const out = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

interface Frame {
  readonly window: number;
  readonly contentSize: number | undefined;
  readonly blocks: number;
}

function readFrame(bytes: Uint8Array): Frame {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 9 || view.getUint32(0, true) !== 0xfd2fb528) throw new Error('the data do not begin as zstd');
  const flags = view.getUint8(4);
  const single = (flags & 0x20) !== 0;
  const sizeBytes = [single ? 1 : 0, 2, 4, 8][flags >> 6] ?? 0;
  const sizeAt = 5 + (single ? 0 : 1) + ([0, 1, 2, 4][flags & 3] ?? 0);
  const blocksAt = sizeAt + sizeBytes;
  const contentSize = blocksAt > bytes.length ? undefined : sizeOf(view, sizeAt, sizeBytes);
  const exponent = view.getUint8(5);
  const window = single ? (contentSize ?? 0) : (2 ** (10 + (exponent >> 3)) / 8) * (8 + (exponent & 7));
  return { window, contentSize, blocks: countBlocks(view, blocksAt, (flags & 4) !== 0) };
}

function sizeOf(view: DataView, at: number, bytes: number): number | undefined {
  if (bytes === 0) return undefined;
  if (bytes === 1) return view.getUint8(at);
  if (bytes === 2) return view.getUint16(at, true) + 256;
  return view.getUint32(at, true) + (bytes === 8 ? view.getUint32(at + 4, true) * 2 ** 32 : 0);
}

/** Walks from block to block without unpacking them, which also shows whether the data are cut short. */
function countBlocks(view: DataView, start: number, checksum: boolean): number {
  let at = start;
  for (let blocks = 1; at + 3 <= view.byteLength; blocks++) {
    const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    const isRepeated = ((header >> 1) & 3) === 1;
    at += 3 + (isRepeated ? 1 : header >> 3);
    if ((header & 1) === 0) continue;
    if (at + (checksum ? 4 : 0) === view.byteLength) return blocks;
    break;
  }
  throw new Error('the data are cut short or too long');
}
