// Moves as short text, for links and saves: `r` rolls, `g2` goes on in direction 2, `c7` chooses 7 points, `b` buys,
// `d` declines, `l` pays the bail, `u` uses a pass, `p` and `h` buy a pass or a charm, `sinn.` sells the tile labelled `inn`.
import type { RaceMove } from 'excalibur-boardkit/games';

const letters = { roll: 'r', buy: 'b', decline: 'd', bail: 'l', 'use-pass': 'u' } as const;

/** Moves as text. */
export function writeMoves(moves: readonly RaceMove[]): string {
  return moves.map(writeMove).join('');
}

function writeMove(move: RaceMove): string {
  switch (move.type) {
    case 'go':
      return `g${move.direction}`;
    case 'choose':
      return `c${move.points}`;
    case 'goods':
      return move.good === 'pass' ? 'p' : 'h';
    case 'sell':
      return `s${encodeURIComponent(move.tile).replaceAll('.', '%2E')}.`;
    default:
      return letters[move.type];
  }
}

/** Moves out of text; undefined where it is none. Whether they may be made is for the rules to say. */
export function readMoves(text: string): RaceMove[] | undefined {
  const moves: RaceMove[] = [];
  const token = /([rbdluph])|([gc])(\d{1,4})|s([^.]+)\./y;
  while (token.lastIndex < text.length) {
    const [, letter, verb, number, label] = token.exec(text) ?? [];
    const move = label === undefined ? (letter ? simple[letter] : numbered(verb, Number(number))) : sale(label);
    if (move === undefined) return undefined;
    moves.push(move);
  }
  return moves;
}

const simple: Readonly<Record<string, RaceMove>> = {
  r: { type: 'roll' },
  b: { type: 'buy' },
  d: { type: 'decline' },
  l: { type: 'bail' },
  u: { type: 'use-pass' },
  p: { type: 'goods', good: 'pass' },
  h: { type: 'goods', good: 'charm' },
};

function numbered(verb: string | undefined, number: number): RaceMove | undefined {
  if (verb === 'g') return { type: 'go', direction: number };
  return verb === 'c' ? { type: 'choose', points: number } : undefined;
}

function sale(label: string): RaceMove | undefined {
  try {
    return { type: 'sell', tile: decodeURIComponent(label) };
  } catch {
    return undefined;
  }
}
