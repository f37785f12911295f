import { printTable, type Row } from './row.js';

interface SuiteModule {
  readonly rows: () => readonly Omit<Row, 'suite'>[] | Promise<readonly Omit<Row, 'suite'>[]>;
}

/** Runs suites by the names of their files; prints a table, or with `json` nothing but the rows. */
export async function main(suites: readonly string[], json: boolean): Promise<void> {
  const rows: Row[] = [];
  for (const suite of suites) {
    const module: SuiteModule = await import(`./suites/${suite}.ts`);
    for (const row of await module.rows()) rows.push({ suite, ...row });
  }
  if (json) console.log(JSON.stringify(rows, null, 2));
  else printTable(rows);
}
