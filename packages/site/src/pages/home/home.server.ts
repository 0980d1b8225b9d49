import {
  compareFacetCounts,
  type FacetCount,
  facetTileHref,
  facetValueLabel,
  hasSearch,
  type ValueKey,
} from '@forecourt/domain';
import type { ImageSource } from '@forecourt/ui';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { imageSource } from '../../presenters/imageSource.ts';
import { type LocationView, locationView } from '../../presenters/location.ts';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';

/** A way into the listing: one value of a facet with its vehicles (R2-56). */
export interface TileView {
  /** The value as the facet counts it. */
  value: string;
  label: string;
  count: number;
  href: string;
}

/** What a home page prints. */
export interface HomeView {
  headline: string;
  tagline: string;
  about: readonly string[];
  hero: ImageSource | null;
  count: number;
  makes: readonly TileView[];
  bodies: readonly TileView[];
  carTypes: readonly TileView[];
  latest: readonly VehicleCardView[];
  locations: readonly LocationView[];
  canonical: string;
}

/**
 * A page that is the same for everybody, of what the stock says once a version: `/` runs no search,
 * and one in its address belongs to the listing (R2-02).
 */
export async function loadHome({ request, context }: LoaderFunctionArgs): Promise<HomeView> {
  const { config, stock, now, origin } = servicesOf(context);
  const { search } = new URL(request.url);
  if (hasSearch(search)) throw redirect(SEARCH_PATH + search);
  const { latest, facets, count } = await stock.overview();
  const at = now();
  return {
    headline: config.headline || config.name,
    tagline: config.tagline,
    about: config.about,
    hero:
      config.heroImage === null
        ? null
        : imageSource(config.heroImage, '', config.imageService, config.heroRatio),
    count,
    makes: tiles('make', facets.make),
    bodies: tiles('body', facets.body),
    carTypes: tiles('car_type', facets.car_type, config.labels.used),
    latest: latest.map((vehicle) => vehicleCard(vehicle, config, at)),
    locations: config.locations
      .filter((location) => location.visible)
      .map((location) => locationView(location, config, at)),
    canonical: `${origin}/`,
  };
}

function tiles(key: ValueKey, counts: readonly FacetCount[] = [], used = 'Used'): TileView[] {
  return [...counts].sort(compareFacetCounts(key)).map(({ value, count }) => ({
    value,
    count,
    label: facetValueLabel(key, value, { used }),
    href: facetTileHref(SEARCH_PATH, key, value),
  }));
}
