import type { VehicleCardView } from '../../../presenters/vehicleCard.ts';

type CardOf = (document: number) => VehicleCardView;

/** Cards kept at a time, about half a megabyte. */
const MOST = 1_000;

/**
 * Gives the same card for the same document, so that a vehicle that stays in the results is not
 * drawn anew.
 */
export function keepCards(make: CardOf): CardOf {
  const kept = new Map<number, VehicleCardView>();
  return (document) => {
    const own = kept.get(document);
    if (own !== undefined) return own;
    if (kept.size === MOST) kept.clear();
    const card = make(document);
    kept.set(document, card);
    return card;
  };
}
