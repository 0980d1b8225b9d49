import { emptySearch, type FacetCount, hasSearch } from '@forecourt/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../context/siteServices.ts';
import { type ImageSource, imageSource } from '../../view/imageSource.ts';
import { type LocationView, locationView } from '../../view/location.ts';
import { type VehicleCardView, vehicleCard } from '../../view/vehicleCard.ts';

/** What a home page prints. */
export interface HomeView {
  headline: string;
  tagline: string;
  about: readonly string[];
  hero: ImageSource | null;
  searchPath: string;
  count: number;
  makes: readonly FacetCount[];
  bodies: readonly FacetCount[];
  carTypes: readonly FacetCount[];
  latest: readonly VehicleCardView[];
  enquireLabel: string;
  locations: readonly LocationView[];
  canonical: string;
}

/** Newest vehicles on a home page. */
const LATEST = 6;

/**
 * The home page's search is the same for everybody and is part of the page: `/` runs no search of
 * its own, and a search in its address belongs to the listing (R2-02).
 */
export async function loadHome({ request, context }: LoaderFunctionArgs): Promise<HomeView> {
  const { config, stock, now, origin } = servicesOf(context);
  const { search } = new URL(request.url);
  if (hasSearch(search)) throw redirect(config.searchPath + search);
  const { hits, facets, count } = await stock.search({ ...emptySearch, sort: 'latest' });
  const at = now();
  return {
    headline: config.headline || config.name,
    tagline: config.tagline,
    about: config.about,
    hero: config.heroImage === null ? null : imageSource(config.heroImage, '', config.imageService),
    searchPath: config.searchPath,
    count,
    makes: facets.make ?? [],
    bodies: facets.body ?? [],
    carTypes: facets.car_type ?? [],
    latest: hits
      .filter((vehicle) => vehicle.images.length > 0)
      .slice(0, LATEST)
      .map((vehicle) => vehicleCard(vehicle, config, at)),
    enquireLabel: config.labels.enquire,
    locations: config.locations
      .filter((location) => location.visible)
      .map((location) => locationView(location, config, at)),
    canonical: `${origin}/`,
  };
}
