import type { SiteConfig } from '@forecourt/data';
import { sevenSeaterTitle } from '@forecourt/domain';
import type { ResultPromo } from '@forecourt/ui';
import { imageSource } from '../presenters/imageSource.ts';
import { ownPictureHref } from '../presenters/paths.ts';
import type { CardRules } from '../presenters/vehicleCard.ts';

/** Settings of a site that its listing follows, in the server and in the browser; none is secret. */
export interface ListingRules
  extends CardRules,
    Pick<
      SiteConfig,
      | 'customBodies'
      | 'filters'
      | 'histograms'
      | 'hitsPerPage'
      | 'makeListLength'
      | 'name'
      | 'openFilters'
      | 'overrideCity'
      | 'promoEveryPage'
      | 'quickFilters'
      | 'rememberFilterSections'
    > {
  /** Count to print for a large unfiltered listing (R5-10). */
  stockCount: number | string | null;
  /** Makes that stand before the others. */
  firstMakes: readonly string[];
  /** Addresses of pictures by make. */
  makeLogos: Readonly<Record<string, string>>;
  /** Tiles that show now or soon. */
  promos: readonly ResultPromo[];
  /** Title of the 7-seater page; `null` where the site has none (R2-55). */
  sevenSeater: string | null;
}

/** Rules are kept by browsers and by the server for a while, never this long. */
const SOON_MS = 2 * 3_600_000;

/** @param now milliseconds since 1970 UTC; a tile for a later day stays the dealer's secret */
export function listingRules(config: SiteConfig, now: number): ListingRules {
  const { customBodies, filters, hitsPerPage, imageService, labels, makeListLength, openFilters } =
    config;
  const { histograms, name, promoEveryPage, quickFilters, rememberFilterSections, sevenSeater } =
    config;
  const { locations, overrideCity, stock } = config;
  const primary = locations.find((location) => location.primary) ?? locations[0];
  const city = overrideCity ?? primary?.city ?? null;
  const state = primary?.state ?? null;
  return {
    customBodies,
    filters,
    histograms,
    hitsPerPage,
    imageService,
    labels,
    makeListLength,
    name,
    openFilters,
    overrideCity,
    promoEveryPage,
    quickFilters,
    rememberFilterSections,
    stockCount: stock.count,
    firstMakes: stock.makes,
    makeLogos: Object.fromEntries(
      Object.entries(config.makeLogos).map(([make, file]) => [make, ownPictureHref(file)]),
    ),
    promos: config.promos
      .map((promo, index) => ({
        ...promo,
        id: `promo-${index}`,
        image: promo.image === null ? null : imageSource(promo.image, '', imageService),
      }))
      .filter(({ display }) => display)
      .filter(({ expiry }) => expiry === null || expiry > now)
      .filter(({ start }) => start === null || start < now + SOON_MS),
    sevenSeater:
      sevenSeater &&
      sevenSeaterTitle(
        sevenSeater.namePlace && city !== null && state !== null ? { city, state } : null,
      ),
  };
}
