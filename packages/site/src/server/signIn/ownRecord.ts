import {
  accountJson,
  alertsJson,
  type DealerSite,
  erasePerson,
  findPerson,
  leadTeller,
  type PersonRecord,
  type PersonStores,
  recordPerson,
  reservationsJson,
  runningOf,
  type Store,
} from '@forecourt/data';
import { type AlertFrequency, alertDueAt, type Lead, vehicleTitle } from '@forecourt/domain';
import type { OwnRecord } from '../../contracts/accountServices.ts';

export interface OwnRecordOptions {
  store: PersonStores & Pick<Store, 'outbox' | 'audit'>;
  dataFolder: string;
  /** Address of a shopper's own page of a reservation. */
  reservationPath(site: DealerSite, id: string): string;
  now(): number;
}

/** For the record of who did what (R17-31): whoever it was has done it with what is theirs. */
const SHOPPER = 'shopper';

/** What one site holds of whoever has signed in there with a number (R16-09). */
export function ownRecord(
  { store, dataFolder, reservationPath, now }: OwnRecordOptions,
  site: DealerSite,
  phone: string,
) {
  const { key, config } = site;
  const find = () => findPerson(store, key, phone, now());
  const say = (action: 'export' | 'erase', person: PersonRecord) =>
    recordPerson(store, { at: now(), actor: SHOPPER, site: key, action }, person);

  return {
    /** @param session id of the one that asks */
    async summary(session: string): Promise<OwnRecord | null> {
      const person = await find();
      const { account, leads, saved } = person;
      if (account === null) return null;
      const states = await store.outbox.states(key);
      const ids = new Set(leads.map(({ id }) => id));
      const undelivered = states.filter(
        ({ leadId, state }) => ids.has(leadId) && state !== 'delivered',
      );
      return {
        phone,
        since: account.since,
        sessions: account.sessions.map(({ id, startedAt, seenAt }) => {
          return { isHere: id === session, startedAt, seenAt };
        }),
        leads: leads.length,
        saved: saved.length,
        undelivered: new Set(undelivered.map(({ leadId }) => leadId)).size,
        offers: lastConsent(leads),
        alerts: person.alerts,
        reservations: runningOf(person).map(({ id, leadId, stage, until, depositCents }) => {
          const { vehicle } = leads.find((lead) => lead.id === leadId)?.context ?? {};
          return {
            title: vehicle === undefined ? 'Your vehicle' : vehicleTitle(vehicle),
            path: reservationPath(site, id),
            ...{ stage, until, isPaid: depositCents > 0 && stage === 'held' },
          };
        }),
      };
    },

    /** All of it, by the keys that the platform has for it. */
    async exported(): Promise<object> {
      const person = await find();
      await say('export', person);
      const states = await store.outbox.states(key);
      const tell = leadTeller([site]);
      return {
        dealer: config.name,
        exported_at: new Date(now()).toISOString(),
        account: accountJson(person),
        reservations: reservationsJson(person.reservations),
        alerts: alertsJson(person.alerts),
        leads: person.leads.map((lead) => ({
          ...tell(lead),
          delivered_to: states
            .filter(({ leadId, state }) => leadId === lead.id && state === 'delivered')
            .map(({ destination }) => destination),
        })),
      };
    },

    /** @param frequency `null` ends it. @returns `null` where nobody is known any more */
    async changeAlert(id: string, frequency: AlertFrequency | null): Promise<boolean | null> {
      const { account, alerts } = await find();
      if (account === null) return null;
      if (!alerts.some((alert) => alert.id === id)) return false;
      if (frequency === null) await store.alerts.stop(key, id);
      else
        await store.alerts.change(
          key,
          id,
          frequency,
          alertDueAt(frequency, now(), config.timeZone),
        );
      return true;
    },

    async erase(): Promise<void> {
      const person = await find();
      await say('erase', person);
      await erasePerson({ store, dataFolder, now: now() }, key, person);
    },
  };
}

/** What they last said of offers and news, where a form has asked; leads are the newest first. */
function lastConsent(leads: readonly Lead[]): OwnRecord['offers'] {
  const asked = leads.find(({ enquiry }) => enquiry.consent.textShown !== '');
  if (asked === undefined) return null;
  const { optIn, at } = asked.enquiry.consent;
  return { wanted: optIn, at };
}
