import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-order-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Files = Readonly<Record<string, string>>;

/** What the check of this repository says of a tree of these files. */
async function check(files: Files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return new Promise<{ status: unknown; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/checkOrder.ts'), 'packages'],
      { cwd: folder },
      (error, out, err) => resolve({ status: error?.code ?? 0, text: out + err }),
    );
  });
}

const LEAF = 'export type Leaf = 1;';
const SITE = 'packages/site/src';

test('rooms that import what stands before them pass', async () => {
  const told = await check({
    [`${SITE}/contracts/a.ts`]: LEAF,
    [`${SITE}/pages/b.ts`]: "import type { Leaf } from '../contracts/a.ts';\nexport type B = Leaf;",
    [`${SITE}/server/pages/c.ts`]: "export type { B } from '../../pages/b.ts';",
  });
  expect(told).toMatchObject({
    status: 0,
    text: expect.stringContaining('3 modules, 2 dependencies: 0 out of order'),
  });
});

test.each([
  {
    rule: 'src-in-order',
    files: {
      [`${SITE}/contracts/a.ts`]:
        "import type { Leaf } from '../server/b.ts';\nexport type A = Leaf;",
      [`${SITE}/server/b.ts`]: LEAF,
    },
  },
  {
    rule: 'src-in-order',
    files: {
      [`${SITE}/listing/a.ts`]: "export const a = () => import('../pages/b.ts');",
      [`${SITE}/pages/b.ts`]: LEAF,
    },
  },
  {
    rule: 'server-in-order',
    files: {
      [`${SITE}/server/http/a.ts`]: "export type { Leaf } from '../pages/b.ts';",
      [`${SITE}/server/pages/b.ts`]: LEAF,
    },
  },
  {
    rule: 'no-circle',
    files: {
      'packages/domain/src/price/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;",
      'packages/domain/src/price/b.ts': "import type { A } from './a.ts';\nexport type B = A | 2;",
    },
  },
  {
    rule: 'no-folder-circle',
    files: {
      'packages/ui/src/card/a.tsx': "export { b } from '../page/b.ts';",
      'packages/ui/src/card/leaf.ts': LEAF,
      'packages/ui/src/page/b.ts': 'export const b = 1;',
      'packages/ui/src/page/c.ts': "export type { Leaf } from '../card/leaf.ts';",
    },
  },
  {
    rule: 'domain-alone',
    files: { 'packages/domain/src/a.ts': "export { join } from 'node:path';" },
  },
  {
    rule: 'data-on-domain',
    files: { 'packages/data/src/a.ts': "export { Link } from '@forecourt/ui';" },
  },
  {
    rule: 'ui-on-domain',
    files: { 'packages/ui/src/a.ts': "export type { Vehicle } from '@forecourt/data/search';" },
  },
  {
    rule: 'published-alone',
    files: { 'packages/site/src/a.ts': "export * from '@forecourt/template-metro';" },
  },
  { rule: 'no-orphan', files: { 'packages/domain/src/a.ts': LEAF } },
])('refused: $rule', async ({ rule, files }) => {
  const { status, text } = await check(files);
  expect(status).toBeGreaterThan(0);
  expect(text).toContain(`error ${rule}: `);
});

const UI = 'packages/ui/src';

test.each([
  {
    what: 'a folder whose files stand on the folder in it, with a front door to both',
    files: {
      [`${UI}/chrome/Header.ts`]: "export type { Leaf } from './layouts/rows.ts';",
      [`${UI}/chrome/layouts/rows.ts`]: LEAF,
      [`${UI}/chrome/index.ts`]: "export * from './Header.ts';\nexport * from './layouts/rows.ts';",
    },
    told: { status: 0, text: '3 modules, 3 dependencies: 0 out of order.\n' },
  },
  {
    what: 'a folder in it that needs another of its files',
    files: {
      [`${UI}/chrome/Header.ts`]: "export type { B } from './layouts/rows.ts';",
      [`${UI}/chrome/header.ts`]: LEAF,
      [`${UI}/chrome/layouts/rows.ts`]:
        "import type { Leaf } from '../header.ts';\nexport type B = Leaf;",
    },
    told: {
      status: 1,
      text: expect.stringContaining(
        `error no-inner-circle: ${UI}/chrome and ${UI}/chrome/layouts\n  ${UI}/chrome/Header.ts → `,
      ),
    },
  },
])('rooms within rooms: $what', async ({ files, told }) => {
  expect(await check(files)).toEqual(told);
});
