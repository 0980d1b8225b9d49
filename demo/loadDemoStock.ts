import { join } from 'node:path';
import { allLocations, importStock, openStore, readSites } from '@forecourt/data';
import type { Settings } from '@forecourt/site/server';

/** Gives each demo dealer its stock, unless it has some: an import of yours stays. */
export async function loadDemoStock(
  settings: Settings,
  say: (text: string) => void,
): Promise<void> {
  const store = await openStore(settings);
  try {
    for (const { read } of (await readSites(settings)).values()) {
      // What keeps one from being served, the start says.
      if ('broken' in read) continue;
      const { key, config, folder } = read.site;
      const { file } = config.stock;
      if (file === null || (await store.stock.current(key)) !== null) continue;
      const result = await importStock({
        source: join(folder, file),
        site: key,
        store: store.stock,
        locations: allLocations(config),
        timeZone: config.timeZone,
        now: Date.now(),
        report: () => {},
      });
      say(`Loaded ${result.accepted} vehicles of ${config.name}.`);
    }
  } finally {
    await store.close();
  }
}
