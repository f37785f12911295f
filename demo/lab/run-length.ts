// Lists of few different things as short text: a letter each, and before it how often it follows.

/** A list as text: `3ab` is a, a, a, b. */
export function writeCodes<Name extends string>(list: readonly Name[], codes: Readonly<Record<string, Name>>): string {
  const letters = new Map(Object.entries(codes).map(([letter, name]) => [name, letter]));
  const text = list.map((name) => letters.get(name) ?? '').join('');
  return text.replace(/(.)\1+/g, (run, letter) => `${run.length}${letter}`);
}

/** The list that a text says; undefined unless it is one of so many things. */
export function readCodes<Name>(
  text: string,
  codes: Readonly<Record<string, Name>>,
  length: number,
): Name[] | undefined {
  if (!/^(\d{0,4}[a-z])*$/.test(text)) return undefined;
  const list: Name[] = [];
  for (const [, count = '', letter = ''] of text.matchAll(/(\d*)([a-z])/g)) {
    const name = codes[letter];
    const times = count === '' ? 1 : Number(count);
    if (name === undefined || list.length + times > length) return undefined;
    for (let time = 0; time < times; time++) list.push(name);
  }
  return list.length === length ? list : undefined;
}
