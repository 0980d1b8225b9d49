import { parseArgs } from 'node:util';
import { loadSites, openEmbeddedStore } from '@forecourt/data';
import type { Command } from './command.ts';

/** Lists the configured sites with slug, template, hosts and stock count. */
export const sitesCommand: Command = {
  name: 'sites',
  usage: '[--json]',
  summary: 'list the configured sites',
  async run(args, { settings, stdout }) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
    const store = await openEmbeddedStore({ folder: settings.dataFolder });
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
        });
      }
      if (values.json) stdout(`${JSON.stringify(rows, null, 2)}\n`);
      else {
        for (const row of rows) {
          const count = `${row.stockCount} vehicles`;
          stdout(
            `${row.slug.padEnd(24)} ${row.template.padEnd(10)} ${count.padStart(16)}  ${row.hosts.join(', ')}\n`,
          );
        }
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};
