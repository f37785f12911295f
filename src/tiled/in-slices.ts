import type { Slices } from '../boards/index.js';

/** Does work in slices; between them the page draws, and hears its user. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    await rest();
    step = work.next();
  }
  return step.value;
}

/** Lets the page do what waits to be done. A timer would make it wait longer each time. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
