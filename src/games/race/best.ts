/** The item with the highest score, of equals the first. Throws a RangeError on an empty list. */
export function best<Item>(items: readonly Item[], score: (item: Item) => number): Item {
  let [found] = items;
  if (found === undefined) throw new RangeError('race: there is nothing to choose from');
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const its = score(item);
    if (its <= highest) continue;
    highest = its;
    found = item;
  }
  return found;
}

/** The sum over a list. */
export function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
