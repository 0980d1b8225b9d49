import { isLeadOf, type Lead, mobileNumber, type SavedVehicle } from '@forecourt/domain';
import type { AccountRecord } from '../store/accounts.ts';
import type { AuditAction, AuditEntry, SiteKey, Store } from '../store/store.ts';
import { eraseLeadFiles } from './eraseLeadFiles.ts';

/** All that one site holds of a person. What comes to be held one day is found, and erased, here. */
export interface PersonRecord {
  leads: readonly Lead[];
  /** By whom a mobile number signs in; an e-mail address has none. */
  account: AccountRecord | null;
  /** What they saved with it. */
  saved: readonly SavedVehicle[];
}

/**
 * What a site holds of a person (R17-32).
 *
 * @param contact e-mail address or phone number, however it is spelt
 */
export async function findPerson(
  { leads, accounts, watchlists }: Pick<Store, 'leads' | 'accounts' | 'watchlists'>,
  site: SiteKey,
  contact: string,
  now: number,
): Promise<PersonRecord> {
  const phone = mobileNumber(contact);
  const all = await leads.list(site);
  return {
    leads: all.filter((lead) => isLeadOf(lead, contact)),
    account: phone === null ? null : await accounts.about(site, phone, now),
    saved: phone === null ? [] : await watchlists.saved(site, phone),
  };
}

/** Says what is about to be read or erased; until that is on disk, nothing is shown or done (R17-31). */
export async function recordPerson(
  { audit }: Pick<Store, 'audit'>,
  { action, ...entry }: Pick<AuditEntry, 'at' | 'actor' | 'site'> & { action: 'export' | 'erase' },
  { leads, account }: PersonRecord,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await audit.record({ ...entry, action, count: ids.length, leadIds: ids });
  if (account === null) return;
  const ofAccount: AuditAction = `${action}-account`;
  await audit.record({ ...entry, action: ofAccount, count: 1, leadIds: null });
}

/**
 * Takes a person's record away at one site, for good. The account goes last: whoever is stopped half way
 * is still known, and can ask again.
 */
export async function erasePerson(
  {
    store: { leads, accounts },
    dataFolder,
  }: { store: Pick<Store, 'leads' | 'accounts'>; dataFolder: string },
  site: SiteKey,
  record: PersonRecord,
): Promise<void> {
  const ids = record.leads.map(({ id }) => id);
  await eraseLeadFiles({ dataFolder, leads }, site, ids);
  if (ids.length > 0) await leads.erase(site, ids);
  if (record.account !== null) await accounts.erase(site, record.account.phone);
}

/** The account as its owner is told of it: nothing that a session could be taken over by. */
export function accountJson({ account, saved }: Pick<PersonRecord, 'account' | 'saved'>) {
  if (account === null) return null;
  const { phone, since, seenAt, sessions } = account;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    phone,
    since: iso(since),
    last_seen: iso(seenAt),
    sessions: sessions.map((session) => ({
      signed_in: iso(session.startedAt),
      last_seen: iso(session.seenAt),
    })),
    saved: saved.map(({ id, title, price, savedAt }) => {
      return { id, title, price, saved_at: iso(savedAt) };
    }),
  };
}
