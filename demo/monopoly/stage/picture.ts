import type { Engine } from 'excalibur';
import { family, ink, paintCoin, paper } from './drawn.js';

/** What is written under a picture of the board. */
export interface Caption {
  readonly title: string;
  readonly players: readonly { readonly name: string; readonly coins: number; readonly pawn: string }[];
}

const PADDING = 14;
const ROW = 44;

/** The board as it is seen, and the purses under it, as a PNG. */
export async function takePicture(engine: Engine, { title, players }: Caption): Promise<Blob> {
  const [board, ...pawns] = await Promise.all([engine.screenshot(), ...players.map(({ pawn }) => load(pawn))]);
  const { width } = board;
  const columns = Math.max(1, Math.floor((width - 2 * PADDING) / 190));
  const rows = Math.ceil(players.length / columns);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = board.height + 2 * PADDING + (rows + 1) * ROW;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw the picture');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, canvas.height);
  context.drawImage(board, 0, 0);
  context.fillStyle = ink;
  context.fillRect(0, board.height - 3, width, 3);
  context.textBaseline = 'middle';
  context.font = `800 22px ${family}`;
  context.fillText(title, PADDING, board.height + PADDING + ROW / 2);
  context.font = `800 17px ${family}`;
  for (const [index, { name, coins }] of players.entries()) {
    const x = PADDING + (index % columns) * 190;
    const y = board.height + PADDING + ROW * (1.5 + Math.floor(index / columns));
    const pawn = pawns[index];
    if (pawn) context.drawImage(pawn, x, y - 18, 27, 36);
    context.fillText(name, x + 34, y);
    paintCoin(context, x + 122, y, 8);
    context.fillStyle = ink;
    context.fillText(String(coins), x + 136, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser cannot make the picture'))));
  });
}

/** Gives a file to the visitor. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}
