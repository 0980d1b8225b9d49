import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DealerSite } from '../config/loadSites.ts';
import type { SiteContent } from './contentSource.ts';

/** What is kept of a site's content. */
export interface Kept extends SiteContent {
  /** The answer of a service that it was read from. */
  answer?: { address: string; etag: string | null; text: string };
}

/** The last good content of each site on disk, for a start with a faulty folder or without its service. */
export interface KeptContent {
  read(site: DealerSite): Promise<Kept | null>;
  /** Best effort: a full disk takes nothing from shoppers. */
  write(site: DealerSite, content: Kept): Promise<void>;
}

/** What the file's form is called; another form is read by nobody. */
const FORM = 1;

/** @param folder where it is kept, a file a site; made when it is first needed */
export function keptContent(folder: string): KeptContent {
  const fileOf = ({ key }: DealerSite) => join(folder, `${key}.json`);
  return {
    async read(site) {
      try {
        const { form, ...kept } = JSON.parse(await readFile(fileOf(site), 'utf8'));
        return form === FORM ? kept : null;
      } catch {
        return null;
      }
    },
    async write(site, content) {
      const draft = `${fileOf(site)}.${process.pid}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, JSON.stringify({ form: FORM, ...content }));
        await rename(draft, fileOf(site));
      } catch {
        // What stands in memory is shown all the same.
      }
    },
  };
}
