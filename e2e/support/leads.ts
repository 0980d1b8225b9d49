import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import type { Lead } from '@forecourt/domain';
import { testServer } from './testServer.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A site's leads as the store of the run's server has them, newest first. */
export async function storedLeads(site: string): Promise<readonly Lead[]> {
  const store = await openEmbeddedStore({ folder: testServer.dataFolder });
  try {
    return await store.leads.list(site as SiteKey);
  } finally {
    await store.close();
  }
}

/** A site's leads as the operator's command prints them, newest first. */
export async function printedLeads(
  site: string,
  dataFolder = testServer.dataFolder,
  /** Environment of a server of its own, such as its folder of sites. */
  env: Record<string, string> = {},
): Promise<Lead[]> {
  const { stdout } = await run(
    process.execPath,
    ['packages/site/bin/forecourt.mjs', 'leads', '--site', site, '--json'],
    {
      cwd: root,
      env: { ...process.env, FORECOURT_DATA: dataFolder, ...env },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Lead[];
}
