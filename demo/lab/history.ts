/** What was, what is, and what was undone. */
export class History<Value> {
  #past: Value[] = [];
  #future: Value[] = [];
  #present: Value;

  constructor(first: Value) {
    this.#present = first;
  }

  get present(): Value {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Something new is; what was undone is gone. The oldest of what was is forgotten in time. */
  push(value: Value): void {
    if (value === this.#present) return;
    this.#past = [...this.#past.slice(-99), this.#present];
    this.#future = [];
    this.#present = value;
  }

  undo(): void {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#future.push(this.#present);
    this.#present = before;
  }

  redo(): void {
    const after = this.#future.pop();
    if (after === undefined) return;
    this.#past.push(this.#present);
    this.#present = after;
  }
}
