import { gunzipSync, unzlibSync } from 'fflate';
import { messageOf } from '../error.js';
import { adler32, crc32 } from './checksum.js';
import { unzstd } from './zstd.js';

export const compressions = ['zlib', 'gzip', 'zstd'] as const;
export type Compression = (typeof compressions)[number];

/** Unpacks data that must become `expected` bytes. Throws an Error that says what is wrong; never allocates more. */
export function unpack(bytes: Uint8Array, compression: Compression, expected: number): Uint8Array {
  let unpacked: Uint8Array;
  try {
    unpacked = compression === 'zstd' ? unzstd(bytes, expected) : inflate(bytes, compression, expected);
  } catch (error) {
    throw new Error(`the ${compression} data are broken: ${messageOf(error)}`, { cause: error });
  }
  if (unpacked.length !== expected) {
    const length = unpacked.length > expected ? `more than ${expected}` : unpacked.length;
    throw new Error(`the ${compression} data hold ${length} bytes, but the cells need ${expected}`);
  }
  return unpacked;
}

function inflate(bytes: Uint8Array, compression: 'zlib' | 'gzip', expected: number): Uint8Array {
  // No deflate data of this length holds more.
  if (expected > bytes.length * 1040) throw new Error('they are too short');
  // One byte more, because fflate stops without a word at the end of `out`; without `out` it believes the trailer.
  const out = new Uint8Array(expected + 1);
  const unpacked = compression === 'gzip' ? gunzipSync(bytes, { out }) : unzlibSync(bytes, { out });
  if (unpacked.length !== expected) return unpacked;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    compression === 'gzip'
      ? crc32(unpacked) === view.getUint32(bytes.length - 8, true) &&
        expected === view.getUint32(bytes.length - 4, true)
      : adler32(unpacked) === view.getUint32(bytes.length - 4);
  if (!isWhole) throw new Error('the checksum differs');
  return unpacked;
}
