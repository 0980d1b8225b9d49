import { clamp } from '../number/clamp.ts';

/** When and where a promo tile stands in the results grid (R2-51). */
export interface Promo {
  /** First instant it shows, milliseconds since 1970 UTC; `null` is open. */
  start: number | null;
  /** First instant it no longer shows, milliseconds since 1970 UTC; `null` is open. */
  expiry: number | null;
  /** Slot in the rendered list, 1-based: 8, 9 or 17. */
  position: number;
  /** Master switch. */
  display: boolean;
  /** Show only on a page of at least `position - 1` hits; otherwise it falls to the end (R2-52). */
  strictDisplay: boolean;
}

/** A place in the results grid. */
export type Slot<Hit, Tile extends Promo> =
  | { kind: 'hit'; hit: Hit }
  | { kind: 'promo'; promo: Tile };

/** Switched on, and `start <= now < expiry` (R2-53). */
export function isPromoShown(promo: Promo, now: number): boolean {
  return (
    promo.display &&
    (promo.start === null || promo.start <= now) &&
    (promo.expiry === null || now < promo.expiry)
  );
}

/**
 * The results grid: hits in order with promo tiles inserted at their slots, none dropped (R2-51).
 * Tiles stand on page 1 only, unless `everyPage`, and never on a page without hits. Of two tiles
 * for one slot the second takes the next.
 *
 * @param now milliseconds since 1970 UTC
 */
export function placePromos<Hit, Tile extends Promo>(
  hits: readonly Hit[],
  promos: readonly Tile[],
  { page, now, everyPage = false }: { page: number; now: number; everyPage?: boolean },
): readonly Slot<Hit, Tile>[] {
  const slots: Slot<Hit, Tile>[] = hits.map((hit) => ({ kind: 'hit', hit }));
  if (hits.length === 0 || (page > 1 && !everyPage)) return slots;
  const shown = promos
    .filter((promo) => isPromoShown(promo, now))
    .filter((promo) => !promo.strictDisplay || hits.length >= promo.position - 1)
    .toSorted((a, b) => a.position - b.position);
  let free = 0;
  for (const promo of shown) {
    const at = clamp(promo.position - 1, free, slots.length);
    slots.splice(at, 0, { kind: 'promo', promo });
    free = at + 1;
  }
  return slots;
}
