import type { GroupWords } from '@forecourt/data';
import { isFavouriteVisible, isSold, MAX_SAVED, signInPath } from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { doneAnchor, saveAnchor } from '../../presenters/saveAnchors.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { requirePage } from '../requirePage.server.ts';
import { findCar } from '../vehicle/findCar.server.ts';
import { changeWatchlist } from './changeWatchlist.server.ts';
import { type OwnWatchlist, ownWatchlist } from './ownWatchlist.server.ts';

/** Words of that page. */
export type SavedWords = GroupWords<'saved'>;

/** Favourites, which only a browser knows: the page is everybody's. */
export interface FavouritesView {
  kind: 'favourites';
  /** Whether the address names vehicles. */
  asked: boolean;
  cards: readonly VehicleCardView[];
  /** How many of them cannot be had any more (R4-14). */
  gone: number;
  /** How many cannot be had at the moment, and may come back. */
  away: number;
  words: SavedWords;
}

/** The watchlist of who is signed in (R1-04). */
export interface WatchlistAccountView {
  kind: 'watchlist';
  signInHref: string;
  /** `null`: nobody is signed in. */
  list: OwnWatchlist | null;
  words: SavedWords;
}

/** What the page of saved vehicles prints. */
export type WatchlistView = FavouritesView | WatchlistAccountView;

/** Why what was sent has changed nothing. */
export interface WatchlistFault {
  message: string;
}

export async function loadWatchlist({ request, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, WATCHLIST_PATH);
  const { account } = services;
  if (account === null) return data<WatchlistView>(favourites(services, url));
  const user = await account.user(request);
  const list = user === null ? null : await account.watchlist(request);
  // Who is signed in and whose list cannot be read must not be told that it is empty.
  if (user !== null && list === null) throw data(null, { status: 503, headers: NO_STORE });
  const view: WatchlistView = {
    kind: 'watchlist',
    signInHref: signInPath('watchlist', WATCHLIST_PATH),
    words: fillWords(services.config.words, 'saved', {}),
    list: list && ownWatchlist(services, list, url.searchParams.get('sort')),
  };
  return data<WatchlistView>(view, { headers: NO_STORE });
}

/** Vehicles by their ids, as a browser saved them or somebody sent them, the last one first. */
function favourites(services: SiteServices, url: URL): FavouritesView {
  const { config, now } = services;
  const named = (url.searchParams.get('cars') ?? '').split(',').filter(Boolean);
  const ids = [...new Set(named)].slice(0, MAX_SAVED);
  const found = ids.flatMap((id) => findCar(services, id) ?? []).filter((one) => !isSold(one));
  const vehicles = found.filter((one) => isFavouriteVisible(one, config.favourites.strict));
  return {
    kind: 'favourites',
    asked: ids.length > 0,
    cards: vehicles.toReversed().map((vehicle) => vehicleCard(vehicle, config, now())),
    gone: ids.length - found.length,
    away: found.length - vehicles.length,
    words: fillWords(config.words, 'saved', {}),
  };
}

/** A `Save` button without a script: saves or removes, and leads back to where it was pressed. */
export async function submitWatchlist({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { account } = services;
  if (account === null) throw notFound();
  const { car_id: id, change, back } = await readForm(request);
  const ids = typeof id === 'string' ? [id] : [];
  const kind = change === 'remove' ? 'remove' : 'save';
  const path = account.localPath(back, WATCHLIST_PATH).replace(/#.*/s, '');
  const outcome = await changeWatchlist(services, request, { kind, phone: null, ids });
  if (outcome.ok) {
    const anchor = kind === 'save' && ids[0] !== undefined ? `#${doneAnchor(ids[0])}` : '';
    return onward(path + anchor);
  }
  // Nothing is saved by itself afterwards (R4-36).
  if (outcome.status === 401) {
    const button = ids[0] === undefined ? '' : `#${saveAnchor(ids[0])}`;
    return onward(signInPath('watchlist', path + button, path));
  }
  const { status, error, seconds } = outcome;
  const headers = { ...NO_STORE, ...(seconds !== undefined && { 'retry-after': String(seconds) }) };
  return data<WatchlistFault>({ message: error }, { status, headers });
}

function onward(path: string): Response {
  return redirect(path, { status: 303, headers: NO_STORE });
}
