import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-style-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What the linter of this repository says of a file of this text. */
async function lint(text: string) {
  const file = join(folder, 'a.ts');
  await writeFile(file, text);
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { status, stdout } = spawnSync(oxlint, ['-c', join(root, '.oxlintrc.json'), file], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

test.each([
  'export const add = (a: number, b: number) => a + b;',
  'const add = function (a: number) { return a; };\nexport { add };',
])('a function of the module is declared: %s', async (text) => {
  const { status, stdout } = await lint(text);
  expect(stdout).toContain('`add` is a function of the module');
  expect(status).toBe(1);
});

test.each([
  'export const most = 64;',
  "const path = '/search';\nexport { path };",
  'const below = -1;\nexport { below };',
  'export const day = 24 * 3_600_000;',
  'export const word = /[a-z]/;',
  'export const none = `none`;',
])('a constant of the module is in capitals: %s', async (text) => {
  const { status, stdout } = await lint(text);
  expect(stdout).toContain('is a constant of the module: write it in CAPITALS');
  expect(status).toBe(1);
});

test.each([
  'export const MOST = 64;',
  'export function twice(by: number) {\n  const most = 64;\n  return most * by;\n}',
  'export const isOpen = true;',
  'export const names = ["a"];',
  'export function add(a: number, b: number) {\n  return a + b;\n}',
  'export function sum(list: number[]) {\n  const add = (a: number, b: number) => a + b;\n  return list.reduce(add, 0);\n}',
  'export const byName: (a: string, b: string) => number = (a, b) => a.localeCompare(b);',
])('what is in capitals, declared, within a function, or given a type passes: %s', async (text) => {
  expect(await lint(text)).toMatchObject({ status: 0 });
});
