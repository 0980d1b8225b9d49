import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitesFolder } from './dealers.ts';

interface ListingFile {
  promos: { title: string; href: string; action: string; position: number; expiry?: string }[];
  quickFilters: { label: string; search: string }[];
  rememberFilterSections?: boolean;
  resultView?: 'grid' | 'list';
  sevenSeater?: object;
  /** Numbers are masked: what would call one leads to where it is shown. */
  phoneReveal?: boolean;
}

/** What the dealer has written of the listing. */
export async function listingFile(site: string): Promise<ListingFile> {
  return JSON.parse(await readFile(join(sitesFolder, site, 'site.json'), 'utf8'));
}
