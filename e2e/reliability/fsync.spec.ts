import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { drawForm, postForm } from '../support/postEnquiry.ts';
import { findUnsynced } from './findUnsynced.ts';
import { inOwnFolder } from './ownFolder.ts';
import { prepareServer } from './process/prepareServer.ts';
import { stockedSlug } from './stockedSlug.ts';

const run = promisify(execFile);
const LEADS = 200;
const SITE = 'coolabarra';

/** Data of each write is printed whole, so that a page can be known by what is in it. */
const TRACE = ['-f', '-y', '-qq', '-s', '8192', '-e', 'signal=none', '-e'];
const CALLS = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';

test.beforeAll(async () => {
  const missing = await whyNoStrace();
  test.skip(missing !== null && process.env.CI === undefined, missing ?? '');
  if (missing !== null) throw new Error(missing);
});

test(`R11-02: ${LEADS} leads are on disk before the first byte of their answer`, async () => {
  await inOwnFolder(async (dataFolder) => {
    expect(await unsyncedLeads(dataFolder, { unsafe: false, leads: LEADS })).toEqual([]);
  });
});

test('R11-02, the mutation: with commits that do not wait for the disk, it is noticed', async () => {
  await inOwnFolder(async (dataFolder) => {
    const unsynced = await unsyncedLeads(dataFolder, { unsafe: true, leads: 40 });
    expect(unsynced.length).toBeGreaterThan(20);
  });
});

/** Markers of the leads that were acknowledged too early. */
async function unsyncedLeads(
  dataFolder: string,
  { unsafe, leads }: { unsafe: boolean; leads: number },
): Promise<string[]> {
  const trace = join(dataFolder, 'trace.txt');
  const server = await prepareServer({
    dataFolder,
    unsafe,
    under: ['strace', ...TRACE, CALLS, '-o', trace],
  });
  const port = await server.serve();
  const form = await drawForm(SITE, { slug: await stockedSlug(dataFolder, SITE) }, port);
  const markers: string[] = [];
  for (let lead = 0; lead < leads; lead += 1) {
    const marker = `marker-${String(lead).padStart(6, '0')}-end`;
    const values = { form_key: marker.repeat(2), message: marker };
    const { status } = await postForm(form, values, { port });
    expect(status).toBe(303);
    markers.push(marker);
  }
  expect(await server.stop()).toBe(0);
  return findUnsynced(await readFile(trace, 'utf8'), markers, 'leads.sqlite-wal');
}

/** Why the order of system calls cannot be seen here, or `null`. Debian's root installs the tool. */
async function whyNoStrace(): Promise<string | null> {
  const works = () =>
    run('strace', ['-o', '/dev/null', 'true']).then(
      () => true,
      () => false,
    );
  if (await works()) return null;
  if (process.getuid?.() === 0) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'strace']).catch(() => {});
    if (await works()) return null;
  }
  return 'strace cannot be run here, so the order of writes and answers (R11-02) is not checked. Install strace and allow ptrace.';
}
