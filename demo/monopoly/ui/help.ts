// How to play, in short.
import { openDialog } from './dialog.js';
import { make } from './dom.js';

const rules = [
  'Roll, and walk as many steps as the dice show. At a fork you choose the way; where you can end is lit before.',
  'Land on a free house and you may buy it. Others who land there pay you rent, twice as much once the whole district is yours.',
  'Coming by the start brings coins. Tolls cost points, lighthouses stop everybody, ferries take you along, gates open and shut.',
  'Doubles roll again; three in a row lead to jail. Get out by doubles, by bail, or with a pass.',
  'Who cannot pay sells houses for half the price, and is out when that is not enough. After the last round the richest wins.',
];

const keys = [
  ['R or Space', 'roll'],
  ['1 2 3 or arrows', 'choose a way or an answer'],
  ['B, N', 'buy, no thanks'],
  ['C', 'use a charm'],
  ['U, Y', 'undo, redo'],
  ['H', 'hurry'],
  ['M', 'sound'],
  ['+, −, 0, F', 'zoom in, zoom out, whole board, follow'],
] as const;

/** Shows the rules and the keys; waits until they are put away. */
export async function showHelp(): Promise<void> {
  const shortcuts = keys.flatMap(([key, what]) => [make('dt', '', make('kbd', '', key)), make('dd', '', what)]);
  await openDialog({
    title: 'How to play',
    className: 'help',
    content: [make('ul', 'rules', ...rules.map((rule) => make('li', '', rule))), make('dl', 'keys', ...shortcuts)],
    answers: [{ value: '', label: 'Let’s go' }],
  }).closed;
}
