import { openEmbeddedStore } from '@forecourt/data';
import { command, jsonOption, requireSite, siteOption } from './command.ts';

/** Lists the leads of one site, newest first. */
export const leadsCommand = command({
  name: 'leads',
  summary: "list a site's leads, newest first",
  options: { site: siteOption, json: jsonOption },
  statuses: { 0: 'listed', 1: 'not listed; it is told why' },
  async run({ values }, io) {
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
});
