import { isFavouriteVisible, MAX_SAVED } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { requirePage } from '../requirePage.server.ts';
import { findCar } from '../vehicle/findCar.server.ts';

/** What the page of saved vehicles prints. */
export interface WatchlistView {
  /** Whether the address names vehicles; what is saved, only the browser knows. */
  asked: boolean;
  cards: readonly VehicleCardView[];
  /** How many of them cannot be had any more (R4-14). */
  gone: number;
}

/** Vehicles by their ids, as a browser saved them or somebody sent them, the last one first. */
export function loadWatchlist({ url, context }: LoaderFunctionArgs): WatchlistView {
  const services = servicesOf(context);
  requirePage(services, WATCHLIST_PATH);
  const { config, now } = services;
  const named = (url.searchParams.get('cars') ?? '').split(',').filter(Boolean);
  const ids = [...new Set(named)].slice(0, MAX_SAVED);
  const vehicles = ids
    .flatMap((id) => findCar(services, id) ?? [])
    .filter((vehicle) => isFavouriteVisible(vehicle, config.favourites.strict));
  return {
    asked: ids.length > 0,
    cards: vehicles.toReversed().map((vehicle) => vehicleCard(vehicle, config, now())),
    gone: ids.length - vehicles.length,
  };
}
