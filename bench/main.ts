import type { Row } from './row.js';

interface Suite {
  readonly rows: () => readonly Omit<Row, 'suite'>[] | Promise<readonly Omit<Row, 'suite'>[]>;
}

// Runs one suite, by the name of its file, and prints its rows.
const suite = process.argv[2] ?? '';
const { rows }: Suite = await import(`./suites/${suite}.ts`);
console.log(JSON.stringify((await rows()).map((row) => ({ suite, ...row }))));
