import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectWithPackage } from './packed.js';

// Who has only the package can follow every link of its pages.

const home = projectWithPackage();
const folder = join(home, 'node_modules/excalibur-boardkit');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const links = pages.flatMap((page) => linksOn(page).map((link) => ({ page, link })));

test('links and pictures lead to what is in the package', () => {
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ page, link }) => !existsSync(targetOf(page, link)))).toEqual([]);
});

test('links to a heading lead to one', () => {
  const toHeadings = links.filter(({ link }) => link.includes('#'));
  expect(toHeadings.length).toBeGreaterThan(5);
  const lost = toHeadings.filter(({ page, link }) => !anchorsOn(targetOf(page, link)).has(link.replace(/^.*#/, '')));
  expect(lost).toEqual([]);
});

/** The text of a page without its blocks of code. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^```.*?^```$/gms, '');
}

function linksOn(page: string): string[] {
  const text = textOf(join(folder, page)).replaceAll(/`[^`\n]+`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, html]) => link ?? html ?? '',
  );
  return targets.filter((target) => !/^https?:/.test(target));
}

function targetOf(page: string, link: string): string {
  const path = link.replace(/#.*$/, '');
  return path === '' ? join(folder, page) : join(folder, dirname(page), path);
}

/** The anchors of headings, made as GitHub makes them. */
function anchorsOn(file: string): Set<string> {
  const headings = [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const words = headings.map((heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_\- ]/gu, ''));
  return new Set(words.map((heading) => heading.replaceAll(' ', '-')));
}
