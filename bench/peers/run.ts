// What the listing is worth beside other ways to make the same page: rendered anew, beside a plain
// React Router page and InstantSearch; from the page cache, beside such a plain page and beside
// rendering it here. Figures of one run are compared, in turns, each server in a process of its own.
// Next.js is installed for the run alone. The exit status is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printBars, tryBars } from '../search/bars.ts';
import { besidePeers } from './beside.ts';
import { fromCache } from './fromCache.ts';

process.chdir(join(import.meta.dirname, '../..'));
const folder = await mkdtemp(join(tmpdir(), 'forecourt-peers-'));
const only = process.argv[2];
try {
  const bars = [
    ...(only === 'cache'
      ? []
      : await tryBars('rendered anew', () => besidePeers(join(folder, 'cold')))),
    ...(only === 'cold'
      ? []
      : await tryBars('from the page cache', () => fromCache(join(folder, 'kept')))),
  ];
  console.log('\nThe listing, of one process');
  printBars(bars);
} finally {
  await rm(folder, { recursive: true, force: true });
}
