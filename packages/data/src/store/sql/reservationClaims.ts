import type { Kysely } from 'kysely';
import type { SiteKey } from '../siteKey.ts';
import type { LeadTables } from './leadTables.ts';
import type { ReservationRow } from './reservationRows.ts';

/** A vehicle that somebody has, for as long as it lasts. */
export type Claim = Pick<ReservationRow, 'car_id' | 'stage' | 'until'>;

/** Those of a site, whether or not they have run out. */
export function readClaims(db: Kysely<LeadTables>, site: SiteKey): Promise<Claim[]> {
  return db
    .selectFrom('reservations')
    .select(['car_id', 'stage', 'until'])
    .where('site', '=', site)
    .where('stage', '<>', 'over')
    .orderBy('car_id')
    .execute();
}

/** Vehicles that are claimed at a moment. */
export function claimedAt(claims: readonly Claim[], now: number): string[] {
  return claims
    .filter(({ stage, until }) => stage === 'fulfilled' || until > now)
    .map(({ car_id }) => car_id);
}
