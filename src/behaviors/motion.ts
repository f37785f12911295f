/** The question is kept for each `matchMedia` there is: asking a kept one costs next to nothing. */
const queries = new WeakMap<object, MediaQueryList>();

/** Whether the visitor asked for less motion: then nothing glides, tumbles or breathes. False outside a browser. */
export function prefersReducedMotion(): boolean {
  const { matchMedia } = globalThis;
  if (!matchMedia) return false;
  const query = queries.get(matchMedia) ?? matchMedia('(prefers-reduced-motion: reduce)');
  queries.set(matchMedia, query);
  return query.matches;
}
