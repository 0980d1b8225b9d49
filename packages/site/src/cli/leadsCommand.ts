import { command, jsonOption, siteOption } from './command.ts';
import { actionStatuses, inSite, requireAction } from './inSite.ts';
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
  statuses: actionStatuses,
  async run({ values, operands: [name = 'list'] }, io) {
    const action = requireAction('Leads', name, Object.keys(actions) as (keyof Actions)[]);
    return inSite(values.site, io, (place) => actions[action]({ ...place, values, io }));
  },
});
