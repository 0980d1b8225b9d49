import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-imports-'));
  await write('package.json', '{ "workspaces": ["packages/*", "bench"] }');
  await write('packages/data/src/index.ts', "export * from './own.ts';");
  await write('bench/run.ts', "import { own } from '@forecourt/data';");
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

function check(...args: string[]): Promise<{ status: unknown; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/checkImports.ts', ...args], (error, out, err) =>
      resolve({ status: error?.code ?? 0, text: out + err }),
    );
  });
}

test('by name, and by path within a package', async () => {
  await write('packages/ui/src/deep/x.ts', "import '../other.ts';\nimport x from '../../y.ts';");
  expect((await check(root)).status).toBe(0);
});

test.each([
  "import { a } from '../../data/src/own.ts';",
  "export * from '../../data/src/own.ts';",
  'import {\n  a,\n  b,\n} from "../../data/src/own.ts";',
  "import '../../data/src/own.ts';",
  "const a = await import('../../data/src/own.ts');",
  "vi.mock('../../data/src/own.ts');",
  "import { x } from '../../../bench/run.ts';",
])('refused: %s', async (line) => {
  await write('packages/ui/src/x.ts', line);
  const { status, text } = await check(root);
  expect(status).toBe(1);
  expect(text).toContain('packages/ui/src/x.ts imports ../../');
});

test('what is named is let through, and nothing beside it', async () => {
  await write('bench/run.ts', "import '../packages/data/src/search/testing/random.ts';");
  expect((await check(root)).status).toBe(0);
  await write('bench/run.ts', "import '../packages/data/src/own.ts';");
  expect((await check(root)).status).toBe(1);
});

test('this repository', async () => {
  expect(await check()).toMatchObject({ status: 0 });
});
