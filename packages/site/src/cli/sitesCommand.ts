import { loadSites, openStore } from '@forecourt/data';
import { command, jsonOption } from './command.ts';

/** Lists the configured sites with slug, template, hosts, and how much stock they show since when. */
export const sitesCommand = command({
  name: 'sites',
  summary: 'list the configured sites',
  options: { json: jsonOption },
  statuses: { 0: 'listed', 1: 'not listed; it is told why' },
  async run({ values }, { settings, stdout }) {
    const store = await openStore(settings);
    try {
      const rows = [];
      for (const { key, config } of await loadSites(settings)) {
        const stock = await store.stock.current(key);
        rows.push({
          slug: config.slug,
          name: config.name,
          template: config.template,
          hosts: [...config.hosts, `${config.slug}.localhost`],
          stockCount: stock?.count ?? 0,
          stockVersion: stock?.version ?? 0,
          stockSince: stock === null ? null : new Date(stock.createdAt).toISOString(),
        });
      }
      if (values.json) stdout(`${JSON.stringify(rows, null, 2)}\n`);
      else {
        for (const row of rows) {
          const count = `${row.stockCount} vehicles`;
          const since = row.stockSince === null ? '' : `since ${row.stockSince}`;
          stdout(
            `${row.slug.padEnd(24)} ${row.template.padEnd(10)} ${count.padStart(16)}  ${since.padEnd(30)}  ${row.hosts.join(', ')}\n`,
          );
        }
      }
      return 0;
    } finally {
      await store.close();
    }
  },
});
