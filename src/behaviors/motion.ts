/** Whether the visitor asked for less motion: then nothing glides, tumbles or breathes. False outside a browser. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
