import type { GroupWords, SiteConfig } from '@forecourt/data';
import { displayCount, emptySearch, hasSearch } from '@forecourt/domain';
import type { ImageSource } from '@forecourt/ui';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { describePage, servicesOf } from '../../contracts/siteServices.ts';
import { facetTiles, type TileView } from '../../presenters/facetTiles.ts';
import { allLabel, fillWords } from '../../presenters/fillWords.ts';
import { imageSource } from '../../presenters/imageSource.ts';
import { type LocationView, locationView } from '../../presenters/location.ts';
import { logoImage } from '../../presenters/logoImage.ts';
import { type OfferCardView, offerCard } from '../../presenters/offerCard.ts';
import { ownPictureHref, SEARCH_PATH } from '../../presenters/paths.ts';
import { type ReviewsView, reviewsView } from '../../presenters/reviews.ts';
import { siteOffers } from '../../presenters/siteOffers.ts';
import { dealerThing } from '../../presenters/things/dealerThing.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { type BudgetView, homeBudget } from '../budgetFinder/budgetView.server.ts';

/** Words of a home page, filled in. */
export interface HomeWords extends GroupWords<'home'> {
  /** Heading over the reviews. */
  reviews: string;
}

/** What a home page prints. */
export interface HomeView {
  headline: string;
  tagline: string;
  about: readonly string[];
  hero: ImageSource | null;
  count: number;
  /** With the logo of each, where the site has one. */
  makes: readonly (TileView & { logo?: ImageSource })[];
  bodies: readonly TileView[];
  carTypes: readonly TileView[];
  latest: readonly VehicleCardView[];
  /** Their ids, the dearest first; those without a price last. */
  dearest: readonly string[];
  /** The budget finder, where the site has one. */
  budget: BudgetView | null;
  locations: readonly LocationView[];
  /** What customers say; `null` where nobody has said anything yet. */
  reviews: ReviewsView | null;
  /** As many as the site wants on its front page (R1-07). */
  offers: readonly OfferCardView[];
  words: HomeWords;
  canonical: string;
}

/**
 * A page that is the same for everybody, of what the stock says once a version: `/` runs no search,
 * and one in its address belongs to the listing (R2-02).
 */
export async function loadHome({ url, context }: LoaderFunctionArgs): Promise<HomeView> {
  const services = servicesOf(context);
  const { config, content, hasPage, stock, now, origin } = services;
  const { search } = url;
  if (hasSearch(search)) throw redirect(SEARCH_PATH + search);
  const { latest, facets, count } = await stock.overview();
  const at = now();
  const main = config.locations.find(({ primary }) => primary) ?? config.locations[0];
  if (main !== undefined) describePage(services, [dealerThing(main, config, `${origin}/`, at)]);
  return {
    headline: config.headline || config.name,
    tagline: config.tagline,
    about: config.about,
    hero:
      config.heroImage === null
        ? null
        : imageSource(config.heroImage, '', config.imageService, config.heroRatio),
    count,
    makes: facetTiles('make', facets.make, { first: config.stock.makes }).map((tile) =>
      withLogo(tile, config),
    ),
    bodies: facetTiles('body', facets.body),
    carTypes: facetTiles('car_type', facets.car_type, { used: config.labels.used }),
    latest: latest.map((vehicle) => vehicleCard(vehicle, config, at)),
    dearest: latest.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0)).map(({ id }) => id),
    budget: await homeBudget(services),
    locations: config.locations
      .filter((location) => location.visible)
      .map((location) => locationView(location, config, at)),
    reviews: reviewsView(services),
    offers: siteOffers({ config, content, now: at }, config.offers.count).map((offer) =>
      offerCard(offer, config, hasPage),
    ),
    words: wordsOf(config, count, displayCount({ count, facets }, emptySearch, config.stock.count)),
    canonical: `${origin}/`,
  };
}

function withLogo(tile: TileView, { makeLogos }: SiteConfig): TileView & { logo?: ImageSource } {
  const file = new Map(Object.entries(makeLogos)).get(tile.value);
  return file === undefined ? tile : { ...tile, logo: logoImage(ownPictureHref(file)) };
}

/** @param countText the whole stock as its listing counts it (R5-10) */
function wordsOf({ name, words }: SiteConfig, count: number, countText: string): HomeWords {
  const own = fillWords(words, 'home', { name, count: countText });
  return {
    ...own,
    all: count === 1 ? allLabel(words, count) : own.all,
    reviews: fillWords(words, 'reviews', { name }).section,
  };
}
