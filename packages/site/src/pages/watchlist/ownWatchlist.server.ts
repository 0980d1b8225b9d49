import {
  comparePath,
  formatPrice,
  longDate,
  MAX_COMPARED,
  parseSavedSort,
  type SavedSort,
  type SavedVehicle,
  type SinceLine,
  type SinceSaved,
  savedSortLabels,
  savedSorts,
  sinceLines,
  sinceSaved,
  sortSaved,
  type Vehicle,
  wallText,
} from '@forecourt/domain';
import type { ImageSource, SavedGoneProps } from '@forecourt/ui';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { imageSource } from '../../presenters/imageSource.ts';
import { vehicleHref, WATCHLIST_PATH } from '../../presenters/paths.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';

/** What somebody who is signed in has saved: theirs alone, so that nobody keeps the page. */
export interface OwnWatchlist {
  orders: readonly { label: string; href: string; current: boolean }[];
  /** What can be had, with what has changed since it was saved. */
  cards: readonly { card: VehicleCardView; savedOn: string; lines: readonly SinceLine[] }[];
  /** What cannot be had any more (R4-14). */
  gone: readonly Omit<SavedGoneProps['vehicles'][number], 'remove'>[];
  /** The first of them side by side; `null` where there is one alone. */
  compare: { href: string; count: number } | null;
}

/** @param list the last saved first */
export function ownWatchlist(
  services: Pick<SiteServices, 'config' | 'stock' | 'now'>,
  list: readonly SavedVehicle[],
  asked: string | null,
): OwnWatchlist {
  const { config, stock, now } = services;
  const at = now();
  const all = list.map((saved) => {
    const vehicle = stock.byId(saved.id);
    return { saved, vehicle, since: sinceSaved(saved, vehicle, config.favourites.strict) };
  });
  const here = all.flatMap(({ saved, vehicle, since }) =>
    vehicle !== null && since.standing === 'here'
      ? [{ saved, since, vehicle, price: vehicle.price }]
      : [],
  );
  const sort = parseSavedSort(asked);
  const sorted = sortSaved(here, sort);
  const compared = sorted.slice(0, MAX_COMPARED).map(({ vehicle }) => vehicle.slug);
  return {
    orders: here.length > 1 ? savedSorts.map((one) => orderOf(one, sort)) : [],
    cards: sorted.map(({ saved, vehicle, since }) => {
      const card = vehicleCard(vehicle, config, at);
      const told = card.vehicle.price.kind === 'price' ? since : { ...since, price: null };
      const savedOn = longDate(wallText(saved.savedAt, config.timeZone).slice(0, 10));
      return { card, savedOn, lines: sinceLines(told) };
    }),
    gone: all
      .filter(({ since }) => since.standing !== 'here')
      .map(({ saved, since, vehicle }) => ({
        id: saved.id,
        title: saved.title,
        image: pictureOf(saved, vehicle, config),
        body: saved.simpleBody ?? 'car',
        state: absentStates[since.standing],
        href: isDealers(since) && vehicle !== null ? vehicleHref(vehicle.slug) : null,
        price: saved.price === null ? null : formatPrice(saved.price),
        similarHref: similarHref(saved),
      })),
    compare: compared.length > 1 ? { href: comparePath(compared), count: compared.length } : null,
  };
}

const absentStates: Readonly<Record<SinceSaved['standing'], string>> = {
  here: '',
  sold: 'Sold',
  reserved: 'Reserved',
  away: 'Not for sale at the moment',
  gone: 'Not for sale here any more',
};

/** Whether it may come back: then its page is worth a look. */
function isDealers({ standing }: SinceSaved): boolean {
  return standing === 'reserved' || standing === 'away';
}

function orderOf(sort: SavedSort, current: SavedSort) {
  const href = sort === savedSorts[0] ? WATCHLIST_PATH : `${WATCHLIST_PATH}?sort=${sort}`;
  return { label: savedSortLabels[sort], href, current: sort === current };
}

/** A picture of one that has left the stock has left the dealer's own shelf, too, as often as not. */
function pictureOf(
  { picture }: SavedVehicle,
  vehicle: Vehicle | null,
  { imageService }: SiteServices['config'],
): ImageSource | null {
  const url = vehicle?.images[0]?.url ?? picture;
  return url === null ? null : imageSource(url, '', imageService);
}
