import { exceeds } from '../price/exceeds.ts';
import { hasPrice } from '../price/hasPrice.ts';
import { isSold } from '../vehicle/availability.ts';
import { vehicleTitle } from '../vehicle/title.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isFavouriteVisible } from './isFavouriteVisible.ts';

/** A vehicle as it was when somebody saved it: what has changed since is told by it, and it outlives the stock. */
export interface SavedVehicle
  extends Pick<
    Vehicle,
    'id' | 'make' | 'model' | 'simpleBody' | 'carType' | 'status' | 'reserved'
  > {
  /** Milliseconds since 1970 UTC. */
  savedAt: number;
  /** `2021 Toyota HiLux` */
  title: string;
  /** Dollars; `null` where it had none to print. */
  price: number | null;
  /** Address of its first photo. */
  picture: string | null;
}

/** What is kept of a vehicle that is saved now. */
export function savedVehicle(vehicle: Vehicle, now: number): SavedVehicle {
  const { id, make, model, simpleBody, carType, status, reserved, price, images } = vehicle;
  return {
    ...{ id, make, model, simpleBody, carType, status, reserved },
    savedAt: now,
    title: vehicleTitle(vehicle),
    price: hasPrice(price) ? price : null,
    picture: images[0]?.url ?? null,
  };
}

/** What has become of a vehicle since it was saved. */
export interface SinceSaved {
  /** All but `here` are no card (R4-14): `reserved` and `away` are still the dealer's, and may come back. */
  standing: 'here' | 'sold' | 'reserved' | 'away' | 'gone';
  /** Its price changed from one to the other, dollars; `null` where it did not, or one is not known. */
  price: { from: number; to: number } | null;
  /** Another shopper has reserved it since, or has given it back; `null` where that is as it was. */
  hold: 'reserved' | 'free' | null;
}

/**
 * @param vehicle as the site shows it now; `null` for one that it does not
 * @param strict the site wants a price and photos of what can be saved
 */
export function sinceSaved(
  saved: SavedVehicle,
  vehicle: Vehicle | null,
  strict: boolean,
): SinceSaved {
  if (vehicle === null || !isFavouriteVisible(vehicle, strict)) {
    return { standing: absence(vehicle), price: null, hold: null };
  }
  const { reserved } = vehicle;
  return {
    standing: 'here',
    price: priceChange(saved.price, vehicle.price),
    hold: reserved === saved.reserved ? null : reserved ? 'reserved' : 'free',
  };
}

/** Why a vehicle is no card. */
function absence(vehicle: Vehicle | null): Exclude<SinceSaved['standing'], 'here'> {
  if (vehicle !== null && isSold(vehicle)) return 'sold';
  if (vehicle === null || !vehicle.showOnDealerWebsite) return 'gone';
  return vehicle.reserved ? 'reserved' : 'away';
}

function priceChange(from: number | null, to: number | null): SinceSaved['price'] {
  return from !== null && hasPrice(to) && to !== from ? { from, to } : null;
}

/** How saved vehicles can be ordered; the first is how they are by themselves. */
export const savedSorts = ['saved', 'drop', 'low', 'high'] as const;

/** One order of saved vehicles. */
export type SavedSort = (typeof savedSorts)[number];

/** An order from an address; anything else is the first. */
export function parseSavedSort(text: string | null): SavedSort {
  return savedSorts.find((sort) => sort === text) ?? 'saved';
}

/** What an order looks at. */
export interface SortedSaved {
  /** As it is now; `null` where it has none, which stands last. */
  price: number | null;
  since: Pick<SinceSaved, 'price'>;
}

/** The list in an order; who is alike stays in the order of saving. */
export function sortSaved<Item extends SortedSaved>(
  list: readonly Item[],
  sort: SavedSort,
): readonly Item[] {
  if (sort === 'saved') return list;
  const rank = ranks[sort];
  return list.toSorted((a, b) => rank(a) - rank(b));
}

/** The lowest stands first. */
const ranks: Readonly<Record<Exclude<SavedSort, 'saved'>, (item: SortedSaved) => number>> = {
  drop: ({ since: { price } }) => (price === null ? 0 : price.to - price.from),
  low: ({ price }) => (exceeds(price, 0) ? price : Number.MAX_VALUE),
  high: ({ price }) => (exceeds(price, 0) ? -price : 0),
};
