import { moveStore } from '@forecourt/data/postgres';
import { inOwnFolder } from './ownFolder.ts';
import { stockedSlug } from './stockedSlug.ts';

/** Carries the demo's stock into a database; resolves to the slug of a vehicle of a site. */
export function movedStore(url: string, site: string): Promise<string> {
  return inOwnFolder(async (folder) => {
    const slug = await stockedSlug(folder, site);
    await moveStore({ folder, url, report: () => undefined });
    return slug;
  });
}
