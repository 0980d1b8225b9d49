import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-pipe-'));
  await mkdir(join(root, 'sites/one'), { recursive: true });
  await mkdir(join(root, 'templates/classic'), { recursive: true });
  await writeFile(join(root, 'templates/classic/template.json'), '{}');
  const location = { id: 'l1', slug: 'milton', name: 'Milton' };
  const site = { slug: 'one', template: 'classic', name: 'One' };
  await writeFile(
    join(root, 'sites/one/site.json'),
    JSON.stringify({ ...site, hosts: ['one.example'], locations: [location] }),
  );
});
afterEach(() => rm(root, { recursive: true }));

test.each([[[]], [['--json']]])(
  'import %j imports when nobody reads its report, and says nothing of it',
  async (options) => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `${at},Kia,Rio,strange ${at},Used\n`);
    const file = join(root, 'stock.csv');
    await writeFile(file, `Id,Make,Model,Seats,Status\n${rows.join('')}`);
    const child = spawn(
      process.execPath,
      ['packages/site/bin/forecourt.mjs', 'import', file, '--site', 'one', ...options],
      {
        env: {
          ...process.env,
          FORECOURT_DATA: join(root, 'data'),
          FORECOURT_SITES: join(root, 'sites'),
          FORECOURT_TEMPLATES: join(root, 'templates'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    // What `head -1` does once it has its line; here even before.
    child.stdout.destroy();
    let told = '';
    child.stderr.on('data', (text) => (told += text));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, told }).toEqual({ status: 0, told: '' });
    const store = await openEmbeddedStore({ folder: join(root, 'data') });
    expect((await store.stock.current('one' as SiteKey))?.count).toBe(3_000);
    await store.close();
  },
  60_000,
);
