import type { ReservationLife } from './reservation.ts';

/** What a shopper is written of a reservation, each at most once. */
export const shopperNews = ['asked', 'held', 'reminder', 'over', 'refunded'] as const;
export type ShopperNews = (typeof shopperNews)[number];

/** What is told of a step in a reservation's life, and to whom. */
export interface ReservationNews {
  shopper: readonly ShopperNews[];
  /**
   * `lead`: the dealer gets the lead now, and not before, since only now is known what became of it;
   * `end`: the dealer, who has the lead, is told that the vehicle is free.
   */
  dealer: 'lead' | 'end' | null;
}

/** @param before `null` for one that begins */
export function reservationNews(
  before: ReservationLife | null,
  after: ReservationLife,
): ReservationNews {
  if (before === null) {
    // Whoever is paying at this moment has another page to look at, and may turn back there.
    return after.stage === 'confirmation'
      ? { shopper: ['asked'], dealer: 'lead' }
      : { shopper: [], dealer: null };
  }
  const shopper: ShopperNews[] = [];
  const moved = before.stage !== after.stage;
  if (moved && after.stage === 'held') shopper.push('held');
  if (!before.reminded && after.reminded) shopper.push('reminder');
  if (moved && after.stage === 'over' && before.stage !== 'payment') shopper.push('over');
  if (back(after) > back(before)) shopper.push('refunded');
  return { shopper, dealer: dealerNews(before, after) };
}

function dealerNews(before: ReservationLife, after: ReservationLife): ReservationNews['dealer'] {
  if (before.stage === after.stage) return null;
  if (before.stage === 'payment') return 'lead';
  return after.stage === 'over' && after.end !== 'released' ? 'end' : null;
}

/** How many charges were given back. */
function back({ charges }: ReservationLife): number {
  return charges.filter(({ refundId }) => refundId !== null).length;
}
