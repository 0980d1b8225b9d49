import {
  alertWords,
  keptSearchText,
  parseSearch,
  searchHref,
  stockKind,
  vehicleSubtitle,
  vehicleTitle,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import {
  SEARCH_PATH,
  searchAlertHref,
  vehicleAlertHref,
  vehicleHref,
} from '../../presenters/paths.ts';
import { findCar } from '../vehicle/findCar.server.ts';

/** What an alert is about, by the address that asks for it. */
export interface AlertSubject {
  search: string;
  vehicleId: string | null;
  /** As it is called. */
  words: string;
  /** The page of it, and the page that asks for the alert. */
  href: string;
  action: string;
}

/** `null` for a vehicle that the site does not show. */
export function alertSubject(
  services: Pick<SiteServices, 'config' | 'stock'>,
  { searchParams, search: query }: URL,
): AlertSubject | null {
  const { config, stock } = services;
  const car = searchParams.get('car');
  if (car !== null) {
    const vehicle = findCar(services, car);
    if (vehicle === null) return null;
    const words = [vehicleTitle(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' ');
    return {
      ...{ search: '', vehicleId: vehicle.id, words },
      href: vehicleHref(vehicle.slug),
      action: vehicleAlertHref(vehicle.slug),
    };
  }
  const search = keptSearchText(parseSearch(query));
  const state = parseSearch(search);
  const kind = stockKind({}, state, [...stock.itemTypes]);
  return {
    ...{ search, vehicleId: null, words: alertWords(state, kind, { used: config.labels.used }) },
    href: searchHref(SEARCH_PATH, state),
    action: searchAlertHref(search),
  };
}
