import type { DealerPlace, GroupWords } from '@forecourt/data';
import { emptySearch, gridFilter, searchHref, withValues } from '@forecourt/domain';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { describePage, type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { allLabel, fillWords } from '../../presenters/fillWords.ts';
import { type PlaceView, placeView } from '../../presenters/location.ts';
import { type MapView, mapView } from '../../presenters/mapView.ts';
import { placeHref, placeStockHref, placesHref, SEARCH_PATH } from '../../presenters/paths.ts';
import { type ReviewsView, reviewsView } from '../../presenters/reviews.ts';
import { dealerThing } from '../../presenters/things/dealerThing.ts';
import { trailThing } from '../../presenters/things/pageThings.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { contactTitle } from '../contact/contactTitle.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { placeOf } from './placeOf.server.ts';
import { valuesOfPlace } from './valuesOfPlace.ts';

/** Words of a place's own page, filled in. */
export interface PlaceWords extends GroupWords<'place'> {
  /** Heading over its phone and address. */
  callOrEmail: string;
  /** Heading over the reviews. */
  reviews: string;
}

/** What a place's own page prints. */
export interface PlacePageView {
  place: PlaceView;
  /** Page of all places. */
  all: { label: string; href: string };
  services: readonly string[];
  /** Forms of other sites, each loaded when its tab is opened (R7-10). */
  frames: readonly { title: string; url: string }[];
  /** The vehicles that stand here; `null` where none do. */
  stock: { more: { label: string; href: string }; cards: readonly VehicleCardView[] } | null;
  /** Page that narrows what stands here by category and price; `null` where there is none. */
  stockPage: string | null;
  others: readonly PlaceView[];
  /** What customers say; `null` where the site shows none of it. */
  reviews: ReviewsView | null;
  layout: 'grid' | 'carousel';
  map: MapView | null;
  words: PlaceWords;
  form: FormView;
  canonical: string;
}

/** A row of cards. */
const CARDS = 4;

export async function loadLocation({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, origin, now } = services;
  const found = placeOf(services, params.slug);
  const path = placeHref(config, found.slug);
  const { pathname, search, searchParams } = url;
  if (pathname !== path) throw redirect(path + search, 301);
  const at = now();
  const stockPath = placeStockHref(config, found.slug);
  const others = gridFilter(config.locations, 'all').filter(({ id }) => id !== found.id);
  const view: PlacePageView = {
    place: placeView(found, config, at),
    all: { label: contactTitle(config), href: placesHref(config) },
    services: found.services,
    frames: found.frames,
    stock: await stockAt(services, found, at),
    stockPage: services.hasPage(stockPath) ? stockPath : null,
    others: others.map((place) => placeView(place, config, at)),
    reviews: reviewsView(services),
    layout: config.locationLayout,
    map: mapView(config),
    words: wordsOf(services, found),
    form: drawForm(services, 'contact', {
      path,
      query: searchParams,
      values: valuesOfPlace(found),
      submitLabel: 'Send message',
    }),
    canonical: origin + path,
  };
  describePage(services, [
    dealerThing(found, config, view.canonical, at),
    trailThing(origin, [{ label: 'Home', href: '/' }, view.all, { label: found.name, href: path }]),
  ]);
  return formPage(view);
}

export function submitLocation({ params, request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const found = placeOf(services, params.slug);
  return takeForm(services, request, 'contact', { path: placeHref(services.config, found.slug) });
}

function wordsOf({ config: { name, words } }: SiteServices, place: DealerPlace): PlaceWords {
  return {
    ...fillWords(words, 'place', { name, place: place.city ?? place.name }),
    callOrEmail: fillWords(words, 'contact', { name }).callOrEmail,
    reviews: fillWords(words, 'reviews', { name }).section,
  };
}

async function stockAt(
  { stock, config }: SiteServices,
  place: DealerPlace,
  now: number,
): Promise<PlacePageView['stock']> {
  const state = withValues(emptySearch, 'location_name', [place.name]);
  const { hits, count } = await stock.search(state);
  if (count === 0) return null;
  return {
    more: { label: allLabel(config.words, count), href: searchHref(SEARCH_PATH, state) },
    cards: hits.slice(0, CARDS).map((vehicle) => vehicleCard(vehicle, config, now)),
  };
}
