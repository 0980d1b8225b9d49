import type { AlertStore } from '@forecourt/data';
import { alertAddress, isoDate } from '@forecourt/domain';
import { command, jsonOption, siteOption, UsageError } from './command.ts';
import { actionStatuses, inSite, requireAction } from './inSite.ts';
import { record } from './leadActions.ts';

/** Lists the alerts of one site, or takes away those of a person who asks for that. */
export const alertsCommand = command({
  name: 'alerts',
  summary: 'list who asked to be told of changes at a site, or erase a person of them',
  options: {
    site: siteOption,
    person: { value: '<email>', help: 'erase: whose' },
    force: { help: 'erase: do it; without, it is told what would be erased' },
    json: jsonOption,
  },
  operand: { value: '[action]', help: 'list, or erase what an address asked for' },
  statuses: actionStatuses,
  async run({ values, operands: [name = 'list'] }, io) {
    const action = requireAction('Alerts', name, ['list', 'erase']);
    return inSite(values.site, io, async ({ site, store }) => {
      const all = await store.alerts.list(site.key);
      if (action === 'list') {
        await record({ site, store, io }, 'list-alerts', all.length);
        io.stdout(
          values.json ? `${JSON.stringify(all, null, 2)}\n` : listed(site.config.name, all),
        );
        return 0;
      }
      if (values.person === undefined) {
        throw new UsageError(
          'Whose alerts are meant? Nothing was done without knowing. Add --person with an e-mail address.',
        );
      }
      const email = alertAddress(values.person);
      const count = all.filter((one) => one.email === email).length;
      const what = `${count} ${count === 1 ? 'alert' : 'alerts'} of ${site.config.name}`;
      if (count === 0) {
        io.stdout(`${site.config.name} has no such alert, so there is nothing to erase.\n`);
        return 0;
      }
      if (!values.force) {
        io.stderr(
          `${what} would be erased, and nothing brings them back, so nothing was done yet. Add --force to erase them.\n`,
        );
        return 1;
      }
      await record({ site, store, io }, 'erase-alerts', count);
      await store.alerts.erase(site.key, email);
      io.stdout(`${what} erased.\n`);
      return 0;
    });
  },
});

function listed(name: string, all: Awaited<ReturnType<AlertStore['list']>>): string {
  if (all.length === 0) return `Nobody asked ${name} for an alert yet.\n`;
  return all
    .map(({ askedAt, email, words, frequency, confirmedAt }) => {
      const state = confirmedAt === null ? 'not confirmed' : `since ${isoDate(confirmedAt)}`;
      return `${isoDate(askedAt)}  ${email}  ${words}, ${frequency}, ${state}\n`;
    })
    .join('');
}
