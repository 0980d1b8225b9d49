import { join } from 'node:path';
import {
  type AuditAction,
  accountJson,
  alertsJson,
  type DealerSite,
  type DeliveryState,
  erasePerson,
  findPerson,
  leadTeller,
  type PersonRecord,
  photoFolder,
  recordPerson,
  reservationsJson,
  runningOf,
  type Store,
} from '@forecourt/data';
import { isoDate, type Lead, suspicionText } from '@forecourt/domain';
import { type CommandIo, UsageError } from './command.ts';

interface Asked {
  site: DealerSite;
  store: Store;
  values: { lead?: string; to?: string; person?: string; force?: true; json?: true };
  io: CommandIo;
}

type Action = (asked: Asked) => Promise<0 | 1>;

/** What can be done with the leads of a site, by what is typed. */
export type Actions = Readonly<Record<'list' | 'retry' | 'park' | 'export' | 'erase', Action>>;

/** Every lead, with the deliveries that did not arrive. */
export const listLeads: Action = async ({ site, store, values, io }) => {
  const leads = await store.leads.list(site.key);
  await record({ site, store, io }, 'list', leads.length);
  if (values.json) io.stdout(`${JSON.stringify(leads, null, 2)}\n`);
  else if (leads.length === 0) io.stdout(`${site.config.name} has no leads yet.\n`);
  else {
    const states = byLead(await store.outbox.states(site.key));
    for (const lead of leads) io.stdout(lineOf(lead, states.get(lead.id) ?? []));
  }
  return 0;
};

export const retryLeads: Action = async ({ site, store, values, io }) => {
  const count = await store.outbox.retry(site.key, whichOf(values), Date.now());
  if (count > 0) await record({ site, store, io }, 'retry', count);
  io.stdout(
    count === 0
      ? `No delivery of ${site.config.name} is parked, so there is nothing to try again.\n`
      : `${deliveries(count)} of ${site.config.name} ${count === 1 ? 'is' : 'are'} tried again by the running server, within seconds.\n`,
  );
  return 0;
};

export const parkLeads: Action = async ({ site, store, values, io }) => {
  if (values.lead === undefined && values.to === undefined) {
    throw new UsageError(
      'Which deliveries are meant? Nothing was parked, for the dealer would hear of no lead. Add --lead with its id, or --to with the name of a destination.',
    );
  }
  const count = await store.outbox.park(site.key, whichOf(values), Date.now());
  if (count > 0) await record({ site, store, io }, 'park', count);
  io.stdout(
    count === 0
      ? `No such delivery of ${site.config.name} waits, so nothing was parked.\n`
      : `${deliveries(count)} of ${site.config.name} parked. forecourt leads retry --site ${site.key} tries again.\n`,
  );
  return 0;
};

/** All that this dealer holds of a person, for whoever asks for theirs: what they sent, reserved, saved and asked for. */
export const exportLeads: Action = async ({ site, store, values, io }) => {
  const states = byLead(await store.outbox.states(site.key));
  const person = await personOf(site, store, values);
  await recordPerson(store, { ...byUser(io), action: 'export', site: site.key }, person);
  const tell = leadTeller([site]);
  const photos = photosOf(io);
  const leads = person.leads.map((lead) => ({
    ...tell(lead),
    // The pictures themselves are these files.
    photo_files: (lead.photos ?? []).map((photo) => photos.pathOf(site.key, photo)),
    deliveries: states.get(lead.id) ?? [],
  }));
  const told = {
    leads,
    account: accountJson(person),
    alerts: alertsJson(person.alerts),
    reservations: reservationsJson(person.reservations),
  };
  io.stdout(`${JSON.stringify(told, null, 2)}\n`);
  return 0;
};

/**
 * Takes leads out of the store and the folder of delivered ones, at this dealer alone, and ends what they
 * reserved; of a person's, the account of their number or the alerts of their address too.
 */
export const eraseLeads: Action = async ({ site, store, values, io }) => {
  const person =
    values.lead === undefined
      ? await personOf(site, store, values)
      : await personOfLead(values.lead, site, store);
  const ids = idsOf(person.leads);
  const states = await store.outbox.states(site.key);
  const isUndelivered = (id: string) =>
    states.some(({ leadId, state }) => leadId === id && state !== 'delivered');
  const undelivered = ids.filter(isUndelivered).length;
  const running = runningOf(person).length;
  const what = `${counted(ids.length, 'lead')} of ${site.config.name}`;
  const also = undelivered === 0 ? '' : ` (${undelivered} of which the dealer has not got)`;
  const others = [
    ...(person.account === null ? [] : ['the account of this number']),
    ...(person.alerts.length === 0 ? [] : [counted(person.alerts.length, 'alert')]),
  ].map((other) => ` and ${other}`);
  const account = others.join('');
  const ends =
    running === 0
      ? ''
      : ` ${counted(running, 'reservation')} that still ${running === 1 ? 'runs ends' : 'run end'} with it: the vehicle is free again, and a deposit goes back.`;
  if (ids.length === 0 && others.length === 0) {
    io.stdout(`${site.config.name} has no such lead, so there is nothing to erase.\n`);
    return 0;
  }
  if (!values.force) {
    io.stderr(
      `${what}${also}${account} would be erased, and nothing brings them back, so nothing was done yet.${ends} Add --force to erase them.\n`,
    );
    return 1;
  }
  await recordPerson(store, { ...byUser(io), action: 'erase', site: site.key }, person);
  const { dataFolder } = io.settings;
  await erasePerson({ store, dataFolder, now: Date.now() }, site.key, person);
  const elsewhere = new Set(
    states
      .filter(({ leadId, destination }) => ids.includes(leadId) && destination !== 'folder')
      .map(({ destination }) => destination),
  );
  io.stdout(`${what}${also}${account} erased.${ends}\n`);
  if (elsewhere.size > 0) {
    io.stdout(`Ask the dealer to erase what went to: ${[...elsewhere].join(', ')}.\n`);
  }
  return 0;
};

/** Before anything is shown: what cannot be recorded is not read (R17-31). */
export async function record(
  { site, store, io }: Pick<Asked, 'site' | 'store' | 'io'>,
  action: AuditAction,
  count: number,
): Promise<void> {
  await store.audit.record({ ...byUser(io), action, site: site.key, count, leadIds: null });
}

function byUser({ user = 'unknown' }: CommandIo) {
  return { at: Date.now(), actor: user };
}

function idsOf(leads: readonly Lead[]): string[] {
  return leads.map(({ id }) => id);
}

function photosOf(io: CommandIo) {
  return photoFolder({ folder: join(io.settings.dataFolder, 'photos') });
}

function whichOf({ lead, to }: Asked['values']) {
  return { leadId: lead, destination: to };
}

async function personOf(
  site: DealerSite,
  store: Store,
  { person }: Asked['values'],
): Promise<PersonRecord> {
  if (person === undefined) {
    throw new UsageError(
      'Whose leads are meant? Nothing was done without knowing. Add --person with an e-mail address or a phone number.',
    );
  }
  return findPerson(store, site.key, person, Date.now());
}

/** One lead alone, with what it reserved. */
async function personOfLead(id: string, site: DealerSite, store: Store): Promise<PersonRecord> {
  const lead = await store.leads.find(site.key, id);
  const reservation = await store.reservations.ofLead(site.key, id);
  return {
    leads: lead === null ? [] : [lead],
    reservations: reservation === null ? [] : [reservation],
    ...{ account: null, saved: [], alerts: [] },
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

function byLead(states: readonly DeliveryState[]): Map<string, DeliveryState[]> {
  return Map.groupBy(states, ({ leadId }) => leadId);
}

function lineOf(
  { id, createdAt, erasedAt, enquiry, context }: Lead,
  states: readonly DeliveryState[],
): string {
  const at = new Date(createdAt).toISOString();
  const about = context.carId === null ? '' : ` about vehicle ${context.carId}`;
  const { suspicions = [] } = context;
  const doubt = suspicions.length === 0 ? '' : `    may be spam: ${suspicionText(suspicions)}\n`;
  const open = states
    .filter(({ state }) => state !== 'delivered')
    .map(({ destination, state, lastError }) => {
      return `    ${state}: ${destination}${lastError === null ? '' : `, ${lastError}`}\n`;
    });
  const person =
    erasedAt === undefined
      ? `${enquiry.name} ${enquiry.lastName}, ${enquiry.phone}, ${enquiry.email}`
      : `its person was erased on ${isoDate(erasedAt)}`;
  return `${at}  ${id}  ${enquiry.category}${about}: ${person}\n${doubt}${open.join('')}`;
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}
