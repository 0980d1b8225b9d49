import type { Selectable } from 'kysely';
import type { ChangeHead, ChangeReceiver, NotedRow } from '../changes.ts';
import type { SiteKey } from '../siteKey.ts';
import type { ChangeTables } from './changeTables.ts';

/** `null` of a site that was asked for, and of which nothing is noted yet. */
export function toHead({
  epoch,
  position,
  floor,
  version,
  at,
}: Selectable<ChangeTables['change_sites']>): ChangeHead | null {
  return epoch === '' ? null : { epoch, position, floor, version, at };
}

export function toNoted(row: Selectable<ChangeTables['change_vehicles']>): NotedRow {
  return {
    id: row.vehicle_id,
    position: row.position,
    addedAt: row.added_at,
    firstAt: row.first_at,
    soldAt: row.sold_at,
    fields: JSON.parse(row.fields),
    vehicle: row.body === null ? null : JSON.parse(row.body),
    digest: row.digest,
    version: row.version,
    at: row.at,
  };
}

export function fromNoted(site: SiteKey, row: NotedRow): ChangeTables['change_vehicles'] {
  return {
    ...{ site, vehicle_id: row.id, position: row.position, added_at: row.addedAt },
    ...{ first_at: row.firstAt, sold_at: row.soldAt, fields: JSON.stringify(row.fields) },
    ...{ digest: row.digest, version: row.version, at: row.at },
    body: row.vehicle === null ? null : JSON.stringify(row.vehicle),
  };
}

export function toReceiver(row: Selectable<ChangeTables['change_receivers']>): ChangeReceiver {
  return {
    ...{ address: row.address, position: row.position, attempts: row.attempts },
    ...{ dueAt: row.due_at, lastError: row.last_error, parkedAt: row.parked_at },
  };
}

export function fromReceiver(receiver: ChangeReceiver) {
  return {
    ...{ address: receiver.address, position: receiver.position, attempts: receiver.attempts },
    ...{ due_at: receiver.dueAt, last_error: receiver.lastError, parked_at: receiver.parkedAt },
  };
}
