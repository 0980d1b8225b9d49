import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SiteFolder, siteFolder } from '../testing/siteFolder.ts';

let folder: SiteFolder;
beforeEach(async () => {
  folder = await siteFolder({ slug: 'one' });
});
afterEach(() => folder.remove());

test.each([[[]], [['--json']]])(
  'import %j imports when nobody reads its report, and says nothing of it',
  async (options) => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `${at},Kia,Rio,strange ${at},Used\n`);
    const file = folder.path('stock.csv');
    await writeFile(file, `Id,Make,Model,Seats,Status\n${rows.join('')}`);
    const child = spawn(
      process.execPath,
      ['packages/site/bin/forecourt.mjs', 'import', file, '--site', 'one', ...options],
      {
        env: {
          ...process.env,
          ...folder.env,
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
    const store = await openEmbeddedStore({ folder: folder.path('data') });
    expect((await store.stock.current('one' as SiteKey))?.count).toBe(3_000);
    await store.close();
  },
  60_000,
);
