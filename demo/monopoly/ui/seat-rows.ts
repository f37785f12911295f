// The rows of the setup dialog, one for each player.
import { button, icon, make, spoken } from './dom.js';
import { KINDS, LONGEST_NAME, NAMES, type SeatSetup } from './game-setup.js';
import { LOOKS, lookOf } from './looks.js';

const kinds: Readonly<Record<SeatSetup['kind'], string>> = {
  person: 'Person',
  easy: 'Easy bot',
  fair: 'Fair bot',
  sharp: 'Sharp bot',
};
const FEWEST = 2;

/** The rows: 2 to 6 of them, each with a pawn, a name, and who plays it. */
export class SeatRows {
  readonly element = make('div', 'seat-rows');
  readonly #list = make('ol', 'seat-list');
  readonly #add = button('add', () => this.#more(), icon('new'), 'Add a player');

  constructor(seats: readonly SeatSetup[]) {
    this.#list.append(...seats.map((seat) => this.#row(seat)));
    this.element.append(this.#list, this.#add);
    this.#count();
  }

  /** Who plays, as the rows say now. Who has no name gets one. */
  seats(): SeatSetup[] {
    return this.#rows().map(({ name, kind }, seat) => ({
      name: name.value.trim().slice(0, LONGEST_NAME) || (NAMES[seat] ?? ''),
      kind: KINDS.find((known) => known === kind.value) ?? 'person',
    }));
  }

  #rows(): { row: Element; name: HTMLInputElement; kind: HTMLSelectElement }[] {
    return [...this.#list.children].flatMap((row) => {
      const name = row.querySelector('input');
      const kind = row.querySelector('select');
      return name && kind ? [{ row, name, kind }] : [];
    });
  }

  #row({ name, kind }: SeatSetup): HTMLElement {
    const field = make('input');
    field.value = name;
    field.maxLength = LONGEST_NAME;
    field.autocomplete = 'off';
    field.spellcheck = false;
    const who = make('select');
    for (const known of KINDS) who.add(new Option(kinds[known], known));
    who.value = kind;
    const pawn = make('img', 'pawn');
    const remove = button('tool remove', () => this.#remove(row), icon('close'));
    const row = make('li', 'seat-row', pawn, field, who, remove);
    return row;
  }

  #more(): void {
    const taken = this.seats().map(({ name }) => name);
    const name = NAMES.find((one) => !taken.includes(one)) ?? '';
    this.#list.append(this.#row({ name, kind: 'fair' }));
    this.#count();
    const { name: field } = this.#rows().at(-1) ?? {};
    field?.focus();
    field?.select();
  }

  #remove(row: Element): void {
    row.remove();
    this.#count();
    (this.#add.disabled ? this.#rows().at(-1)?.name : this.#add)?.focus();
  }

  /** The seats are numbered from the first row on; so are the pawns. */
  #count(): void {
    const rows = this.#rows();
    for (const [seat, { row, name, kind }] of rows.entries()) {
      const { picture, shape } = lookOf(seat);
      const pawn = row.querySelector('img');
      if (pawn) {
        pawn.src = picture;
        pawn.alt = shape;
      }
      name.ariaLabel = `Name of player ${seat + 1}`;
      name.placeholder = NAMES[seat] ?? '';
      kind.ariaLabel = `Who plays player ${seat + 1}`;
      const remove = row.querySelector<HTMLButtonElement>('.remove');
      if (!remove) continue;
      remove.disabled = rows.length <= FEWEST;
      remove.replaceChildren(icon('close'), spoken(`Remove player ${seat + 1}`));
    }
    this.#add.disabled = rows.length >= LOOKS.length;
  }
}
