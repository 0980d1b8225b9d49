import { openEmbeddedStore, type SiteKey } from '@forecourt/data';

const known = new Map<string, string>();

/** Slug of a vehicle in the stock of a site, read from the store. */
export async function stockedSlug(dataFolder: string, site: string): Promise<string> {
  const key = `${dataFolder} ${site}`;
  const slug = known.get(key) ?? (await readSlug(dataFolder, site as SiteKey));
  known.set(key, slug);
  return slug;
}

async function readSlug(folder: string, site: SiteKey): Promise<string> {
  const store = await openEmbeddedStore({ folder });
  try {
    const current = await store.stock.current(site);
    for await (const [vehicle] of store.stock.read(site, current?.version ?? 0)) {
      if (vehicle !== undefined) return vehicle.slug;
    }
    throw new Error(`${site} has no stock, so there is nothing to enquire about.`);
  } finally {
    await store.close();
  }
}
