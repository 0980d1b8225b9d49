import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'api-of-'));
  for (const name of folders) makePackage(name);
});
afterEach(() => rmSync(root, { recursive: true }));

const folders = ['one', 'two'];

function makePackage(name: string) {
  mkdirSync(join(root, name, 'dist'), { recursive: true });
  const exports = {
    '.': { types: './dist/index.d.ts' },
    './styles.css': { types: './dist/css.d.ts' },
  };
  writeFileSync(
    join(root, name, 'package.json'),
    JSON.stringify({ name: `package-${name}`, version: '1.0.0', exports }),
  );
  declare(name, 'export declare function price(cents: number): string;');
}
function declare(name: string, text: string) {
  return writeFileSync(join(root, name, 'dist/index.d.ts'), `${text}\n`);
}
function index(name: string) {
  return readFileSync(join(root, name, 'api/index.api.md'), 'utf8');
}
function reports() {
  return folders.map((name) => readdirSync(join(root, name, 'api')));
}

/** What the script says, or nothing where all is as reported. */
function run(...options: string[]): string {
  try {
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'apiReport.ts'), ...folders, ...options],
      {
        cwd: root,
        stdio: 'pipe',
      },
    );
    return '';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

test('a changed shape and a report of nothing are told, and change no file until written', () => {
  expect(run('--write')).toBe('');
  expect(reports()).toEqual([['index.api.md'], ['index.api.md']]);
  expect(index('one')).toContain('price(cents: number)');

  declare('two', 'export declare function price(cents: number, tax: boolean): string;');
  writeFileSync(join(root, 'one/api/old.api.md'), '');
  const told = run();
  expect(told).toContain('package-two: api/index.api.md is not what ./dist/index.d.ts says.');
  expect(told).toContain(
    'package-one: api/old.api.md reports an entry that the package does not have.',
  );
  expect(told).not.toContain('package-one: api/index.api.md');
  expect(told).toContain('Run `npm run api`');
  expect(index('two')).not.toContain('tax');

  expect(run('--write')).toBe('');
  expect(reports()).toEqual([['index.api.md'], ['index.api.md']]);
  expect(index('two')).toContain('tax');
  expect(index('one')).not.toContain('tax');
  expect(run()).toBe('');
}, 120_000);
