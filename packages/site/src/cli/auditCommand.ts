import {
  type AuditEntry,
  type DealerSite,
  loadSites,
  openStore,
  type Store,
} from '@forecourt/data';
import type { Lead } from '@forecourt/domain';
import { type CommandIo, command, jsonOption, requireSite } from './command.ts';
import { record } from './leadActions.ts';
import { type Period, periodOf, periodOptions } from './period.ts';

/** Tells whose data a site held in a period, and who did what with it: what a breach report needs. */
export const auditCommand = command({
  name: 'audit',
  summary: 'tell whose data sites held in a period, and who read, took or erased it',
  options: {
    site: { value: '<slug>', help: 'the site; without it, every site' },
    ...periodOptions,
    people: { help: 'name the people too, with how they can be told; that is recorded as well' },
    json: jsonOption,
  },
  statuses: { 0: 'told', 1: 'not told; it is told why' },
  async run({ values }, io) {
    const sites =
      values.site === undefined
        ? await loadSites(io.settings)
        : [await requireSite(values.site, io)];
    const store = await openStore(io.settings);
    try {
      const told: Told[] = [];
      for (const site of sites) {
        const period = periodOf(values, site.config.timeZone, Date.now());
        told.push(await tell({ site, store, io, period, named: values.people === true }));
      }
      if (values.json) io.stdout(`${JSON.stringify(told.map(jsonOf), null, 2)}\n`);
      else for (const one of told) io.stdout(textOf(one));
      return 0;
    } finally {
      await store.close();
    }
  },
});

interface Told {
  site: DealerSite;
  period: Period;
  /** Leads that were held at some time of the period. */
  leads: readonly Lead[];
  /** Of them, those whose person is still known: a lead of each. */
  people: readonly Lead[];
  named: boolean;
  entries: readonly AuditEntry[];
}

async function tell(asked: {
  site: DealerSite;
  store: Store;
  io: CommandIo;
  period: Period;
  named: boolean;
}): Promise<Told> {
  const { site, store, io, period, named } = asked;
  const { from, to } = period;
  const leads = await store.audit.held(site.key, from.at, to.at);
  const entries = await store.audit.between(site.key, from.at, to.at);
  const people = peopleOf(leads);
  if (named) await record({ site, store, io }, 'people', people.length);
  return { site, period, leads, people, named, entries };
}

/** One lead for each person: whoever has the address or the number of another is the same. */
function peopleOf(leads: readonly Lead[]): Lead[] {
  const known = new Set<string>();
  return leads.filter(({ erasedAt, enquiry }) => {
    const keys = [enquiry.email.toLowerCase(), enquiry.phone.replace(/\D/g, '').slice(-9)];
    const isNew = erasedAt === undefined && keys.every((key) => !known.has(key));
    for (const key of keys) if (key !== '') known.add(key);
    return isNew;
  });
}

function personOf({ enquiry }: Lead) {
  const { name, lastName, email, phone } = enquiry;
  return { name: `${name} ${lastName}`, email, phone };
}

function jsonOf({ site, period, leads, people, named, entries }: Told) {
  return {
    site: site.key,
    from: new Date(period.from.at).toISOString(),
    to: new Date(period.to.at).toISOString(),
    leads_held: leads.length,
    leads_erased_since: erasedSince(leads),
    people: people.length,
    ...(named && { whose: people.map(personOf) }),
    actions: entries.map(({ at, actor, action, count, leadIds }) => ({
      ...{ at: new Date(at).toISOString(), actor, action, count, lead_ids: leadIds },
    })),
  };
}

function textOf({ site, period, leads, people, named, entries }: Told): string {
  const [from, to] = [period.from.at, period.to.at].map((at) => new Date(at).toISOString());
  const lines = [
    `${site.config.name} (${site.key}), ${period.from.at === 0 ? 'from the first' : from} to ${to}`,
    `  Leads held: ${leads.length}, of ${people.length} people whose data is still here; erased since: ${erasedSince(leads)}.`,
    ...(named
      ? people.map(personOf).map(({ name, email, phone }) => `    ${name}, ${phone}, ${email}`)
      : []),
    entries.length === 0 ? '  Nobody did anything with them by a command.' : '  Done with them:',
    ...entries.map(
      ({ at, actor, action, count, leadIds }) =>
        `    ${new Date(at).toISOString()}  ${actor}  ${action} ${count}${leadIds === null || leadIds.length === 0 ? '' : `: ${leadIds.join(', ')}`}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function erasedSince(leads: readonly Lead[]): number {
  return leads.filter(({ erasedAt }) => erasedAt !== undefined).length;
}
