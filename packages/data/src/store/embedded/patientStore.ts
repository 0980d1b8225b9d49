import type { ReservationStore } from '../reservations.ts';
import type { AuditStore, LeadStore, Outbox, RetentionStore } from '../store.ts';
import { whenFree } from './whenFree.ts';

/**
 * Leads and their outbox, each call waiting for a lock by itself. One database's transactions take
 * turns, so if each waited in its turn, the tenth visitor would wait ten times as long as the first.
 */
export function patientLeads(leads: LeadStore): LeadStore {
  return {
    ...leads,
    submit: (...args) => whenFree(() => leads.submit(...args)),
    erase: (...args) => whenFree(() => leads.erase(...args)),
  };
}

export function patientOutbox(outbox: Outbox): Outbox {
  return {
    ...outbox,
    claim: (...args) => whenFree(() => outbox.claim(...args)),
    delivered: (...args) => whenFree(() => outbox.delivered(...args)),
    failed: (...args) => whenFree(() => outbox.failed(...args)),
    retry: (...args) => whenFree(() => outbox.retry(...args)),
    park: (...args) => whenFree(() => outbox.park(...args)),
  };
}

type SqlRetention = Omit<RetentionStore, 'compact'>;

export function patientRetention(retention: SqlRetention): SqlRetention {
  return {
    ...retention,
    forget: (...args) => whenFree(() => retention.forget(...args)),
    dropKeys: (...args) => whenFree(() => retention.dropKeys(...args)),
  };
}

export function patientAudit(audit: AuditStore): AuditStore {
  return { ...audit, record: (...args) => whenFree(() => audit.record(...args)) };
}

export function patientReservations(reservations: ReservationStore): ReservationStore {
  return {
    ...reservations,
    reserve: (...args) => whenFree(() => reservations.reserve(...args)),
    paying: (...args) => whenFree(() => reservations.paying(...args)),
    paymentClosed: (...args) => whenFree(() => reservations.paymentClosed(...args)),
    apply: (...args) => whenFree(() => reservations.apply(...args)),
  };
}
