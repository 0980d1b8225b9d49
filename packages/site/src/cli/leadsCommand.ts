import { didYouMean, openStore } from '@forecourt/data';
import { command, jsonOption, requireSite, siteOption, UsageError } from './command.ts';
import {
  type Actions,
  eraseLeads,
  exportLeads,
  listLeads,
  parkLeads,
  retryLeads,
} from './leadActions.ts';

const actions: Actions = {
  list: listLeads,
  retry: retryLeads,
  park: parkLeads,
  export: exportLeads,
  erase: eraseLeads,
};

/** Lists the leads of one site, newest first; sets their deliveries right; answers who asks for theirs. */
export const leadsCommand = command({
  name: 'leads',
  summary: "list a site's leads, newest first, or act on them",
  options: {
    site: siteOption,
    lead: { value: '<id>', help: 'retry, park, erase: this lead alone' },
    to: { value: '<name>', help: 'retry, park: deliveries to this destination alone' },
    person: { value: '<text>', help: 'export, erase: whose, by e-mail address or phone number' },
    force: { help: 'erase: do it; without, it is told what would be erased' },
    json: jsonOption,
  },
  operand: {
    value: '[action]',
    help: 'list; retry what is parked; park what waits; export or erase what a person sent',
  },
  statuses: { 0: 'done', 1: 'nothing was done; it is told why' },
  async run({ values, operands: [name = 'list'] }, io) {
    const action = Object.hasOwn(actions, name) ? actions[name as keyof Actions] : undefined;
    if (action === undefined) {
      const known = Object.keys(actions);
      throw new UsageError(
        `Leads cannot be told to "${name}", so nothing was done.${didYouMean(name, known)} Actions: ${known.join(', ')}.`,
      );
    }
    const site = await requireSite(values.site, io);
    const store = await openStore(io.settings);
    try {
      return await action({ site, store, values, io });
    } finally {
      await store.close();
    }
  },
});
