import type { Store } from '@forecourt/data';
import { command, jsonOption, siteOption } from './command.ts';
import { actionStatuses, inSite, requireAction } from './inSite.ts';

type Receiver = Awaited<ReturnType<Store['changes']['receivers']>>[number];

/** Lists who is told by webhook what changes in a site's stock, and has those tried again that are parked. */
export const changesCommand = command({
  name: 'changes',
  summary: 'list the webhooks that are told of changes of a stock, or try parked ones again',
  options: {
    site: siteOption,
    to: { value: '<name>', help: 'retry: this webhook alone' },
    json: jsonOption,
  },
  operand: { value: '[action]', help: 'list; retry what is parked' },
  statuses: actionStatuses,
  async run({ values, operands: [action = 'list'] }, io) {
    const asked = requireAction('Webhooks of changes', action, ['list', 'retry']);
    return inSite(values.site, io, async ({ site: { key, config }, store: { changes } }) => {
      if (asked === 'list') {
        const all = await changes.receivers(key);
        io.stdout(values.json ? `${JSON.stringify(all, null, 2)}\n` : listed(config.name, all));
        return 0;
      }
      const count = await changes.retry(key, values.to ?? null, Date.now());
      io.stdout(
        count === 0
          ? `No such webhook of ${config.name} is parked, so there is nothing to try again.\n`
          : `${count} ${count === 1 ? 'webhook of' : 'webhooks of'} ${config.name} ${count === 1 ? 'is' : 'are'} tried again by the running server, within seconds.\n`,
      );
      return 0;
    });
  },
});

function listed(name: string, all: readonly Receiver[]): string {
  if (all.length === 0) return `No webhook of ${name} was told of a change yet.\n`;
  return all.map(lineOf).join('');
}

function lineOf({ name, position, attempts, lastError, parkedAt }: Receiver): string {
  const state =
    parkedAt !== null
      ? `parked since ${new Date(parkedAt).toISOString()}`
      : attempts === 0
        ? 'has what it was told'
        : `failed ${attempts} times, tried again`;
  const where = position === null ? 'no position yet' : `position ${position}`;
  return `${name}  ${where}, ${state}${lastError === null ? '' : `\n    ${lastError}`}\n`;
}
