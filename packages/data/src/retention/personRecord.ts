import {
  alertAddress,
  isLeadOf,
  type Lead,
  mobileNumber,
  type SavedVehicle,
} from '@forecourt/domain';
import type { AccountRecord } from '../store/accounts.ts';
import type { Alert } from '../store/alerts.ts';
import type { Reservation } from '../store/reservations.ts';
import type { AuditAction, AuditEntry, SiteKey, Store } from '../store/store.ts';
import { eraseLeadFiles } from './eraseLeadFiles.ts';

/** All that one site holds of a person. What comes to be held one day is found, and erased, here. */
export interface PersonRecord {
  leads: readonly Lead[];
  /** Those that these leads asked for. */
  reservations: readonly Reservation[];
  /** By whom a mobile number signs in; an e-mail address has none. */
  account: AccountRecord | null;
  /** What they saved with it. */
  saved: readonly SavedVehicle[];
  /** What an e-mail address asked to be told of; of a number what it asked for signed in. */
  alerts: readonly Alert[];
}

export type PersonStores = Pick<
  Store,
  'leads' | 'accounts' | 'watchlists' | 'alerts' | 'reservations'
>;

/**
 * What a site holds of a person (R17-32).
 *
 * @param contact e-mail address or phone number, however it is spelt
 */
export async function findPerson(
  { leads, accounts, watchlists, alerts, reservations }: PersonStores,
  site: SiteKey,
  contact: string,
  now: number,
): Promise<PersonRecord> {
  const phone = mobileNumber(contact);
  const own = (await leads.list(site)).filter((lead) => isLeadOf(lead, contact));
  const email = alertAddress(contact);
  const account = phone === null ? null : await accounts.about(site, phone, now);
  return {
    leads: own,
    reservations: await reservationsOf(reservations, site, own),
    account,
    saved: phone === null ? [] : await watchlists.saved(site, phone),
    alerts: email.includes('@')
      ? (await alerts.list(site)).filter((alert) => alert.email === email)
      : account === null
        ? []
        : // A number may have been somebody else's before.
          (await alerts.ofAccount(site, account.phone)).filter(
            ({ askedAt }) => askedAt >= account.since,
          ),
  };
}

/** Those that leads have asked for. */
async function reservationsOf(
  reservations: Pick<Store['reservations'], 'ofLead'>,
  site: SiteKey,
  leads: readonly Lead[],
): Promise<Reservation[]> {
  const asked = leads.filter(({ reservation, addsTo }) => reservation && !addsTo);
  const found = await Promise.all(asked.map(({ id }) => reservations.ofLead(site, id)));
  return found.filter((one) => one !== null);
}

/** Says what is about to be read or erased; until that is on disk, nothing is shown or done (R17-31). */
export async function recordPerson(
  { audit }: Pick<Store, 'audit'>,
  { action, ...entry }: Pick<AuditEntry, 'at' | 'actor' | 'site'> & { action: 'export' | 'erase' },
  { leads, account, alerts, reservations }: PersonRecord,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await audit.record({ ...entry, action, count: ids.length, leadIds: ids });
  const others: [AuditAction, number][] = [
    [`${action}-account`, account === null ? 0 : 1],
    [`${action}-alerts`, alerts.length],
    [`${action}-reservations`, reservations.length],
  ];
  for (const [kind, count] of others) {
    if (count > 0) await audit.record({ ...entry, action: kind, count, leadIds: null });
  }
}

/**
 * Takes a person's record away at one site, for good; what they have reserved ends (R17-33). The account
 * goes last: whoever is stopped half way is still known, and can ask again.
 */
export async function erasePerson(
  {
    store: { leads, accounts, alerts },
    dataFolder,
    now,
  }: {
    store: Pick<Store, 'leads' | 'accounts' | 'alerts'>;
    dataFolder: string;
    /** Milliseconds since 1970 UTC. */
    now: number;
  },
  site: SiteKey,
  record: PersonRecord,
): Promise<void> {
  const ids = record.leads.map(({ id }) => id);
  await eraseLeadFiles({ dataFolder, leads }, site, ids);
  if (ids.length > 0) await leads.erase(site, ids, now);
  for (const { id } of record.alerts) await alerts.stop(site, id);
  if (record.account !== null) await accounts.erase(site, record.account.phone);
}

/** Alerts as their owner is told of them. */
export function alertsJson(alerts: readonly Alert[]) {
  return alerts.map(({ email, words, frequency, askedAt, confirmedAt }) => ({
    ...{ email, about: words, frequency },
    asked_at: isoTime(askedAt),
    confirmed_at: confirmedAt === null ? null : isoTime(confirmedAt),
  }));
}

/** Reservations as their owner is told of them, with what was paid and given back. */
export function reservationsJson(reservations: readonly Reservation[]) {
  return reservations.map(({ id, carId, askedAt, stage, end, until, charges }) => ({
    ...{ id, car_id: carId, asked_at: isoTime(askedAt), state: end ?? stage },
    until: isoTime(until),
    paid: charges.map(({ cents, refundId }) => ({ cents, given_back: refundId !== null })),
  }));
}

/** Those that still have their vehicle, and end when their lead is erased. */
export function runningOf({ reservations }: Pick<PersonRecord, 'reservations'>) {
  return reservations.filter(({ stage }) => stage !== 'over' && stage !== 'fulfilled');
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/** The account as its owner is told of it: nothing that a session could be taken over by. */
export function accountJson({ account, saved }: Pick<PersonRecord, 'account' | 'saved'>) {
  if (account === null) return null;
  const { phone, since, seenAt, sessions } = account;
  return {
    phone,
    since: isoTime(since),
    last_seen: isoTime(seenAt),
    sessions: sessions.map((session) => ({
      signed_in: isoTime(session.startedAt),
      last_seen: isoTime(session.seenAt),
    })),
    saved: saved.map(({ id, title, price, savedAt }) => {
      return { id, title, price, saved_at: isoTime(savedAt) };
    }),
  };
}
