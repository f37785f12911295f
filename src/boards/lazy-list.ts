const BLOCK_BITS = 10;
const BLOCK = 1 << BLOCK_BITS;

/**
 * A list whose memory is taken in blocks, where anything is. On a large board few tiles are ever asked for, and one list
 * of a million takes some systems a tenth of a second.
 */
export class LazyList<Item> {
  readonly #blocks: (Item | undefined)[][] = [];

  get(index: number): Item | undefined {
    return this.#blocks[index >> BLOCK_BITS]?.[index & (BLOCK - 1)];
  }

  set(index: number, item: Item | undefined): void {
    const number = index >> BLOCK_BITS;
    let block = this.#blocks[number];
    if (!block) {
      if (item === undefined) return;
      block = new Array<Item | undefined>(BLOCK).fill(undefined);
      this.#blocks[number] = block;
    }
    block[index & (BLOCK - 1)] = item;
  }
}
