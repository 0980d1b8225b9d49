import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-of-'));
  mkdirSync(join(folder, 'dist'));
  const exports = {
    '.': { types: './dist/index.d.ts' },
    './styles.css': { types: './dist/css.d.ts' },
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'a-package', version: '1.0.0', exports }),
  );
  declare('export declare function price(cents: number): string;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function declare(text: string) {
  return writeFileSync(join(folder, 'dist/index.d.ts'), `${text}\n`);
}
function index() {
  return readFileSync(join(folder, 'api/index.api.md'), 'utf8');
}
function reports() {
  return readdirSync(join(folder, 'api'));
}

/** What the script says, or nothing where all is as reported. */
function run(...options: string[]): string {
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'apiReport.ts'), ...options], {
      cwd: folder,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

test('a changed shape and a report of nothing are told, and change no file until written', () => {
  expect(run('--write')).toBe('');
  expect(reports()).toEqual(['index.api.md']);
  expect(index()).toContain('price(cents: number)');

  declare('export declare function price(cents: number, tax: boolean): string;');
  writeFileSync(join(folder, 'api/old.api.md'), '');
  const told = run();
  expect(told).toContain('a-package: api/index.api.md is not what ./dist/index.d.ts says.');
  expect(told).toContain('api/old.api.md reports an entry that the package does not have.');
  expect(told).toContain('Run `npm run api`');
  expect(index()).not.toContain('tax');

  expect(run('--write')).toBe('');
  expect(reports()).toEqual(['index.api.md']);
  expect(run()).toBe('');
}, 120_000);
