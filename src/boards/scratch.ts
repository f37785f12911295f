/**
 * Memory for algorithms that is used again and again: one list of them for each layout, so that two boards never meet.
 * A search takes one and gives it back; a search within a search, as callbacks may begin one, takes another.
 */
export class ScratchPool<Key extends object, Scratch> {
  readonly #free = new WeakMap<Key, Scratch[]>();
  readonly #make: (key: Key) => Scratch;

  constructor(make: (key: Key) => Scratch) {
    this.#make = make;
  }

  /** Lends memory to a piece of work. */
  use<Result>(key: Key, work: (scratch: Scratch) => Result): Result {
    let free = this.#free.get(key);
    if (free === undefined) {
      free = [];
      this.#free.set(key, free);
    }
    const scratch = free.pop() ?? this.#make(key);
    try {
      return work(scratch);
    } finally {
      free.push(scratch);
    }
  }
}
