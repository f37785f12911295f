/** Does things one by one: what is asked for while another thing is being done, waits for its end. */
export class OneByOne {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  do(act: () => void): void {
    this.#waiting.push(act);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) next();
    } finally {
      this.#isBusy = false;
    }
  }
}
