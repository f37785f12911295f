// The dialog in which a game is set up.
import { openDialog } from './dialog.js';
import { button, icon, make } from './dom.js';
import { BOARDS, firstSetup, type GameSetup, LONGEST_SEED, newSeed } from './game-setup.js';
import { SeatRows } from './seat-rows.js';

const boards: Readonly<Record<GameSetup['board'], readonly [name: string, about: string]>> = {
  harbor: ['The harbour', 'large: a gate, a ferry, a market'],
  lagoon: ['The lagoon', 'small: a drawbridge that keeps moving'],
  'harbor-hex': ['Hexagons', 'the harbour, with ways in six directions'],
  'harbor-iso': ['Aslant', 'the harbour, isometric: a shorter round'],
};

const lengths = [
  [10, '10 rounds'],
  [20, '20 rounds'],
  [40, '40 rounds'],
  [undefined, 'Last one left, 60 at most'],
] as const;

/** Asks who plays, where and how long, beginning with what was before. Undefined if the dialog was dismissed. */
export async function askSetup(before: GameSetup = firstSetup()): Promise<GameSetup | undefined> {
  const board = choice(
    'board',
    BOARDS.map((value) => ({ value, content: boardPicture(value) })),
    before.board,
  );
  const rows = new SeatRows(before.seats);
  const rounds = roundsField(before.rounds);
  const seed = seedField(before.seed);
  const { closed } = openDialog({
    title: 'New game',
    className: 'setup',
    content: [
      fieldset('Board', 'boards', ...board.elements),
      fieldset('Players', 'seats', rows.element),
      make('div', 'setup-more', labelled('Length', rounds), labelled('Luck', seed.element)),
    ],
    answers: [{ value: 'start', label: 'Start' }],
  });
  if ((await closed) !== 'start') return undefined;
  return {
    board: BOARDS.find((known) => known === board.value()) ?? 'harbor',
    seed: seed.value(),
    rounds: rounds.value === '' ? undefined : Number(rounds.value),
    seats: rows.seats(),
  };
}

interface Choices {
  readonly elements: readonly HTMLElement[];
  value(): string | undefined;
}

function choice(
  name: string,
  options: readonly { value: string; content: readonly Node[] }[],
  chosen: string,
): Choices {
  const inputs = options.map(({ value }) => {
    const input = make('input');
    input.type = 'radio';
    input.name = name;
    input.value = value;
    input.checked = value === chosen;
    return input;
  });
  const elements = options.map(({ content }, index) => make('label', 'choice', inputs[index] ?? '', ...content));
  return { elements, value: () => inputs.find(({ checked }) => checked)?.value };
}

function boardPicture(board: GameSetup['board']): Node[] {
  const picture = make('img');
  picture.src = `boards/${board}.jpg`;
  picture.alt = '';
  const [name, about] = boards[board];
  return [picture, make('strong', '', name), make('small', '', about)];
}

function roundsField(chosen: number | undefined): HTMLSelectElement {
  const field = make('select');
  const isUsual = lengths.some(([rounds]) => rounds === chosen);
  const all = isUsual ? lengths : ([[chosen, `${chosen} rounds`], ...lengths] as const);
  for (const [rounds, name] of all) field.add(new Option(name, rounds === undefined ? '' : String(rounds)));
  field.value = chosen === undefined ? '' : String(chosen);
  return field;
}

/** Another seed is offered each time, to be changed by who wants the same luck again. */
function seedField(before: string): { element: HTMLElement; value(): string } {
  const field = make('input');
  field.value = before;
  field.maxLength = LONGEST_SEED;
  field.spellcheck = false;
  field.autocomplete = 'off';
  const renew = button(
    'tool',
    () => {
      field.value = newSeed();
    },
    icon('dice'),
  );
  renew.ariaLabel = 'Other luck';
  renew.title = 'Other luck';
  return { element: make('span', 'with-button', field, renew), value: () => field.value.trim() || newSeed() };
}

function fieldset(legend: string, className: string, ...content: Node[]): HTMLElement {
  return make('fieldset', className, make('legend', '', legend), ...content);
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  return make('label', 'field', make('span', '', text), field);
}
