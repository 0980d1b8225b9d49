import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSites, type SiteWords } from '@forecourt/data';
import { templatesFolder } from '../../demo/dealers.ts';
import { sitesFolder } from './dealers.ts';

interface Words {
  labels?: { used?: string };
  brandMenu?: string[];
  locations: { name: string; visible?: boolean }[];
}

async function wordsOf(site: string): Promise<Words> {
  return JSON.parse(await readFile(join(sitesFolder, site, 'site.json'), 'utf8')) as Words;
}

/** The texts of a site's pages, with their placeholders: whoever changes them need not change a test. */
export async function pageWords(slug: string): Promise<SiteWords> {
  const sites = await loadSites({ sitesFolder, templatesFolder });
  const found = sites.find(({ key }) => key === slug);
  if (found === undefined) throw new Error(`There is no site ${slug} in ${sitesFolder}.`);
  return found.config.words;
}

/** A text as a page prints it, whatever its placeholders stand for. */
export function asPrinted(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^<{}]+')}$`);
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
