import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitesFolder } from './dealers.ts';

/** The dealer's word for used vehicles. */
export async function usedLabel(site: string): Promise<string> {
  const config = JSON.parse(await readFile(join(sitesFolder, site, 'site.json'), 'utf8')) as {
    labels?: { used?: string };
  };
  return config.labels?.used ?? 'Used';
}
