import { parseArgs } from 'node:util';
import { openEmbeddedStore } from '@forecourt/data';
import { type Command, requireSite } from './command.ts';

/** Lists the leads of one site, newest first. */
export const leadsCommand: Command = {
  name: 'leads',
  usage: '--site <slug> [--json]',
  summary: "list a site's leads, newest first",
  async run(args, io) {
    const { values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, json: { type: 'boolean' } },
    });
    const site = await requireSite(values.site, io);
    const store = await openEmbeddedStore({ folder: io.settings.dataFolder });
    try {
      const leads = await store.leads.list(site.key);
      if (values.json) io.stdout(`${JSON.stringify(leads, null, 2)}\n`);
      else if (leads.length === 0) io.stdout(`${site.config.name} has no leads yet.\n`);
      else {
        for (const { id, createdAt, enquiry, context } of leads) {
          const at = new Date(createdAt).toISOString();
          const about = context.carId === null ? '' : ` about vehicle ${context.carId}`;
          io.stdout(
            `${at}  ${id}  ${enquiry.category}${about}: ${enquiry.name} ${enquiry.lastName}, ${enquiry.phone}, ${enquiry.email}\n`,
          );
        }
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};
