import { hasPrice } from '../price/hasPrice.ts';
import { vehicleSubtitle, vehicleTitle } from '../vehicle/title.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { StockChange } from './stockChange.ts';

/** What a message may say of a vehicle. */
export type AlertNewsKind = 'new' | 'cheaper' | 'gone' | 'reserved' | 'back';

/** A vehicle as a message tells it: what it was when that was found out. */
export interface AlertVehicle {
  id: string;
  slug: string;
  /** `2021 Toyota HiLux SR5` */
  title: string;
  /** Dollars; `null` without a price. */
  price: number | null;
  priceType: Vehicle['priceType'];
  km: number | null;
  city: string | null;
}

/** One thing to tell of one vehicle. */
export interface AlertNews {
  kind: AlertNewsKind;
  vehicle: AlertVehicle;
  /** What it cost before, where it is cheaper. */
  priceBefore: number | null;
}

/** Vehicles that one message names; it says how many more there are. */
export const ALERT_MOST_NEWS = 20;
/** News of one alert that wait for their message at most; of more only the number is kept. */
export const ALERT_MOST_WAITING = 100;

/** What the alert of a search tells of a change. */
export function searchNews(
  change: StockChange,
  { before, after }: { before: boolean; after: boolean },
): AlertNewsKind | null {
  if (change === 'gone') return before ? 'gone' : null;
  if (!after || change === 'reserved' || change === 'released') return null;
  if (change === 'cheaper') return 'cheaper';
  return change === 'arrived' || !before ? 'new' : null;
}

/** What the alert of one vehicle tells of it. */
export function vehicleNews(change: StockChange): AlertNewsKind | null {
  switch (change) {
    case 'arrived':
    case 'released':
      return 'back';
    case 'changed':
      return null;
    default:
      return change;
  }
}

export function alertVehicle(vehicle: Vehicle): AlertVehicle {
  const { id, slug, price, priceType, km, location } = vehicle;
  const title = [vehicleTitle(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' ');
  const shown = hasPrice(price) ? price : null;
  return { id, slug, title, price: shown, priceType, km, city: location?.city ?? null };
}

/**
 * News that waited, as one message tells them: each vehicle once, by what it is now. One that came and went
 * meanwhile was never told of and is not now, one that came and got cheaper is new, and one whose price went
 * up again is not cheaper.
 *
 * @param news in the order in which they came
 * @param priceNow what a vehicle costs now, in dollars; `undefined` where that is not known
 */
export function foldNews(
  news: readonly AlertNews[],
  priceNow: (id: string) => number | null | undefined = () => undefined,
): readonly AlertNews[] {
  const told = new Map<string, AlertNews>();
  for (const next of news) {
    const { id } = next.vehicle;
    const last = told.get(id);
    const both = last === undefined ? next : joined(last, next);
    told.delete(id);
    if (both !== null) told.set(id, both);
  }
  const now = [...told.values()].map((one) => {
    const price = priceNow(one.vehicle.id);
    return price === undefined ? one : { ...one, vehicle: { ...one.vehicle, price } };
  });
  return order.flatMap((kind) => now.filter((one) => one.kind === kind && isTrue(one)));
}

function isTrue({ kind, vehicle, priceBefore }: AlertNews): boolean {
  return kind !== 'cheaper' || (vehicle.price !== null && vehicle.price < (priceBefore ?? 0));
}

/** In which a message tells them. */
const order: readonly AlertNewsKind[] = ['new', 'back', 'cheaper', 'reserved', 'gone'];

function joined(first: AlertNews, next: AlertNews): AlertNews | null {
  const isUntold = first.kind === 'new' || first.kind === 'back';
  const isOver = first.kind === 'gone' || first.kind === 'reserved';
  if (next.kind === 'gone') return isUntold ? null : next;
  // It went and is there again, as before.
  if (isOver && (next.kind === 'new' || next.kind === 'back')) return null;
  if (first.kind === 'new' && next.kind !== 'reserved')
    return { ...next, kind: 'new', priceBefore: null };
  if (first.kind === 'back' && next.kind === 'reserved') return null;
  if (first.kind === 'cheaper' && next.kind === 'cheaper') {
    return { ...next, priceBefore: first.priceBefore };
  }
  return next;
}

/** `3 new, 1 cheaper`: what a message holds, in its subject. */
export function newsSummary(news: readonly Pick<AlertNews, 'kind'>[]): string {
  return order
    .map((kind) => ({ kind, count: news.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${words[kind]}`)
    .join(', ');
}

const words: Readonly<Record<AlertNewsKind, string>> = {
  new: 'new',
  cheaper: 'cheaper',
  gone: 'gone',
  reserved: 'reserved',
  back: 'back',
};
