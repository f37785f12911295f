/** A value for a message: text in quotes, plain data as JSON, other objects by their class. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  const { name } = value.constructor ?? Object;
  // What the game keeps on its objects need not fit into JSON.
  if (name !== 'Object' && name !== 'Array') return name;
  try {
    return JSON.stringify(value);
  } catch {
    return name;
  }
}
