import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Lead } from '@forecourt/domain';
import { testServer } from './testServer.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A site's leads as the operator's command prints them, newest first. */
export async function leadsOf(
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
