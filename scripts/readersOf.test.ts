import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readersOf } from './readersOf.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Who reads `Config`, in a program of these files. */
function readers(files: Readonly<Record<string, string>>) {
  const all = {
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const found = readersOf({
    project: join(folder, 'tsconfig.json'),
    file: 'config.ts',
    types: ['Config'],
    isReader: (path) => !path.endsWith('.test.ts'),
  });
  return Object.fromEntries(found);
}

const CONFIG = `export interface Config { name: string; theme: { brand: string; radius: number } | null; places: { city: string }[] }`;
const OF = "import type { Config } from './config.ts';\n";

test('a key is read by name, out of an object, and through another type', () => {
  expect(
    readers({
      'config.ts': CONFIG,
      'a.ts': `${OF}export const name = (config: Config) => config.name;`,
      'b.ts': `${OF}export function brand({ theme }: Config) { return theme && theme.brand; }`,
      'c.ts': `export interface Place { city: string }\nexport const printed = ({ city }: Place) => city;`,
      'd.ts': `${OF}import { type Place, printed } from './c.ts';
        const first = (of: { places: readonly Place[] }) => of.places.map(printed);
        export const print = (config: Config) => first(config);`,
    }),
  ).toEqual({
    name: ['a.ts'],
    theme: ['b.ts'],
    'theme.brand': ['b.ts'],
    'theme.radius': [],
    places: ['d.ts'],
    'places.city': ['c.ts'],
  });
});

test('what goes through all keys reads each; what passes an object on reads none', () => {
  const theme = { theme: ['all.ts'], 'theme.brand': ['all.ts'], 'theme.radius': ['all.ts'] };
  expect(
    readers({
      'config.ts': CONFIG,
      'all.ts': `${OF}const sum = (of: Readonly<Record<string, unknown>>) => Object.keys(of).length;
        export const size = ({ theme }: Config) => sum(theme ?? {});`,
      'on.ts': `${OF}export const on = (config: Config) => ({ config, text: JSON.stringify(config) });`,
      'own.test.ts': `${OF}export const name = (config: Config) => config.name;`,
    }),
  ).toEqual({ name: [], ...theme, places: [], 'places.city': [] });
});

test('a property of the same name on something else is no reader', () => {
  expect(
    readers({
      'config.ts': CONFIG,
      'other.ts': 'export const name = (of: { name: string }) => of.name;',
    })['name'],
  ).toEqual([]);
});

test('a type that is not there is a fault of who asks', () => {
  expect(() => readers({ 'config.ts': 'export type Other = { name: string };' })).toThrow(
    'has no type Config with keys',
  );
});

test('nothing stands in a site.json that nothing reads', () => {
  const found = readersOf({
    project: join(import.meta.dirname, 'readers.tsconfig.json'),
    file: '../packages/data/src/config/siteConfig.ts',
    types: ['SiteConfigInput', 'SiteConfig'],
    isReader: (path) => !isTest(path) && !onlyChecks(path),
  });
  expect(found.size).toBeGreaterThan(100);
  const unread = [...found].filter(([, files]) => files.length === 0).map(([key]) => key);
  expect(unread, 'nothing reads these keys: let a page read them, or take them away').toEqual([]);
});

function isTest(path: string): boolean {
  return /\.test\.|\/testing\//.test(path);
}

/** What checks a configuration is no use of it; places become the domain's as they are read. */
function onlyChecks(path: string): boolean {
  return path.includes('/data/src/config/') && !path.endsWith('/locationConfig.ts');
}
