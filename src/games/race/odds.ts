/** How likely each sum of so many dice is. */
export function rollOdds(dice: number): { readonly points: number; readonly probability: number }[] {
  let odds = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const sums = new Map<number, number>();
    for (const [sum, probability] of odds) {
      for (let eye = 1; eye <= 6; eye++) sums.set(sum + eye, (sums.get(sum + eye) ?? 0) + probability / 6);
    }
    odds = sums;
  }
  return [...odds].map(([points, probability]) => ({ points, probability }));
}
