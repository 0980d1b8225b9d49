import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitesFolder } from './dealers.ts';

interface Words {
  labels?: { used?: string };
  brandMenu?: string[];
  locations: { name: string; visible?: boolean }[];
}

async function wordsOf(site: string): Promise<Words> {
  return JSON.parse(await readFile(join(sitesFolder, site, 'site.json'), 'utf8')) as Words;
}

/** The dealer's word for used vehicles. */
export async function usedLabel(site: string): Promise<string> {
  return (await wordsOf(site)).labels?.used ?? 'Used';
}

/** Makes with a column of the header. */
export async function brandMenu(site: string): Promise<readonly string[]> {
  return (await wordsOf(site)).brandMenu ?? [];
}

/** Names of the places that no page may print (R3-14). */
export async function hiddenPlaces(site: string): Promise<readonly string[]> {
  const { locations } = await wordsOf(site);
  return locations.filter(({ visible }) => visible === false).map(({ name }) => name);
}
