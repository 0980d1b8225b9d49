import type { Location, Vehicle } from '@forecourt/domain';
import type { IdentifiedRow } from '../row/parseRow.ts';
import { isFileName } from '../row/readPhotos.ts';
import type { StockRow } from '../row/rowSchema.ts';
import { filterFeatures } from './filterFeatures.ts';
import { filterWords } from './filterWords.ts';
import {
  asVehicleLocation,
  findLocation,
  locationNamed,
  placeAsGiven,
  type Whereabouts,
} from './findLocation.ts';
import { mendSlips } from './mendSlips.ts';
import { amountOrNull, choosePrice, readFinance } from './money.ts';
import { type Engine, readEngine } from './readEngine.ts';
import { readName, type Spellings } from './readName.ts';
import { readStanding } from './readStanding.ts';
import { readCaravan, readVariant } from './specifications.ts';
import { stateCode } from './stateCode.ts';
import { vehicleSlug } from './vehicleSlug.ts';
import type { Warn } from './warn.ts';

function whereabouts(row: StockRow, warn: Warn): Whereabouts {
  const state = row.state === undefined ? null : stateCode(row.state);
  if (row.state !== undefined && state === null) {
    warn('state', row.state, 'not an Australian state', 'Write for example QLD.');
  }
  return {
    slug: row.locationSlug ?? null,
    name: row.locationName ?? null,
    city: row.city ?? null,
    state,
    postcode: row.postcode ?? null,
    dealershipId: row.dealershipId ?? null,
    dealershipSlug: row.dealershipSlug ?? null,
    dealershipName: row.dealershipName ?? null,
  };
}

/** Names of the locations it is listed at too, whichever way the feed names them (R3-08). */
function furtherPlaces(row: StockRow, locations: readonly Location[], warn: Warn): string[] {
  const names = (row.distributionLocations ?? []).map((given) => {
    const found = locationNamed(given, locations);
    if (found === null && locations.length > 0) {
      const slugs = locations.map(({ slug }) => slug).join(', ');
      const problem = 'not a location of this site';
      warn('distributionLocations', given, problem, `Use one of ${slugs}.`);
    }
    return found?.name ?? given;
  });
  return [...new Set(names)];
}

/** Where the vehicle stands and whose it is. */
function placeOf(
  row: StockRow,
  { locations, spellings }: Pick<Surroundings, 'locations' | 'spellings'>,
  warn: Warn,
) {
  const where = whereabouts(row, warn);
  const found = findLocation(where, locations);
  const given = found ? null : placeAsGiven(where, spellings);
  const said = given?.name ?? where.name ?? where.slug;
  if (!found && said !== null && locations.length > 0) {
    const slugs = locations.map(({ slug }) => slug).join(', ');
    warn('locationName', said, 'not a location of this site', `Use one of ${slugs}.`);
  }
  return {
    dealershipId: found?.dealershipId ?? where.dealershipId,
    dealershipSlug: found?.dealershipSlug ?? where.dealershipSlug,
    dealershipName: found?.dealershipName ?? where.dealershipName,
    location: found ? asVehicleLocation(found) : given,
    distributionLocations: furtherPlaces(row, locations, warn),
  };
}

/** The engine columns first; what they leave out, the variant may say. */
function engineOf({ engineSize, variantEngineSize, engineCc, engineLitres }: StockRow): Engine {
  const engine = readEngine(engineSize ?? null, engineCc ?? null, engineLitres ?? null);
  const ofVariant = readEngine(variantEngineSize ?? null, null, null);
  return {
    size: engine.size ?? ofVariant.size,
    cc: engine.cc ?? ofVariant.cc,
    litres: engine.litres ?? ofVariant.litres,
  };
}

/** What has no behaviour and is carried (R3-09). */
function carried(row: StockRow) {
  const { views, photosCount, hasNvic, privateSuburb, privatePostcode } = row;
  return {
    ...(views !== undefined && { views }),
    ...(photosCount !== undefined && { photosCount }),
    ...(hasNvic !== undefined && { hasNvic }),
    ...(privateSuburb !== undefined && { privateSuburb }),
    ...(privatePostcode !== undefined && { privatePostcode }),
  };
}

function photosOf(row: StockRow, photoFiles: boolean, warn: Warn) {
  const { images, dropped: all } = row.images ?? { images: [], dropped: [] };
  const dropped = photoFiles ? all.filter((photo) => !isFileName(photo)) : all;
  if (dropped.length > 0) {
    const problem = `${dropped.length} of ${dropped.length + images.length} photo addresses cannot be shown`;
    warn(
      'images',
      dropped[0],
      problem,
      'Give at most 100 https:// addresses, separated by |, or files by --photos.',
    );
  }
  return images;
}

/** What a row is read in the light of. */
export interface Surroundings {
  locations: readonly Location[];
  /** Of the same file. */
  spellings: Spellings;
  /** Whether photos come as files: what is no address among them is the name of one. */
  photoFiles?: boolean;
}

/**
 * A row as a vehicle of the site's stock.
 *
 * @param warn Hears of every value that was mended, moved or dropped on the way.
 */
export function toVehicle(
  given: IdentifiedRow,
  { locations, spellings, photoFiles = false }: Surroundings,
  warn: Warn,
): Vehicle {
  const row = mendSlips(given, warn);
  const { body, ...standing } = readStanding(row, warn);
  const engine = engineOf(row);
  const identity = {
    id: given.id,
    year: row.year ?? null,
    ...readName({ make: row.make, model: row.model, badge: row.badge ?? null }, spellings, warn),
  };
  const { year, make, model, badge } = identity;
  return {
    ...identity,
    slug: row.slug ?? vehicleSlug(identity),
    name: row.name ?? [year, make, model, badge].filter((part) => part !== null).join(' '),
    series: row.series ?? null,
    tag: row.tag ?? null,
    ...standing,
    soldAt: row.soldAt ?? null,
    showOnDealerWebsite: row.showOnDealerWebsite ?? true,
    ...choosePrice(row),
    beforePrice: amountOrNull(row.beforePrice),
    offerPrice: amountOrNull(row.offerPrice),
    subscriptionPrice: amountOrNull(row.subscriptionPrice),
    paymentProcessors: row.paymentProcessors ?? null,
    stateAverageMarketPrice: amountOrNull(row.stateAverageMarketPrice),
    averageMarketPrice: amountOrNull(row.averageMarketPrice),
    km: row.km ?? null,
    stockNumber: row.stockNumber ?? null,
    vin: row.vin ?? null,
    rego: row.rego?.toUpperCase() ?? null,
    regoExpiry: row.regoExpiry ?? null,
    complianceDate: row.complianceDate ?? null,
    buildDate: row.buildDate ?? null,
    seats: row.seats ?? null,
    doors: row.doors ?? null,
    ...filterWords(row, { body, itemType: standing.itemType }, warn),
    engineSize: engine.size,
    comments: row.comments || null,
    standardEquipment: row.features ?? [],
    filteredFeatures: row.filteredFeatures ?? filterFeatures(row.features ?? []),
    categories: row.categories ?? [],
    file: row.file ?? null,
    images: photosOf(row, photoFiles, warn),
    createdAt: row.createdAt ?? null,
    customRank: row.customRank ?? null,
    ...placeOf(row, { locations, spellings }, warn),
    variant: readVariant(row, engine),
    caravan: readCaravan(row, standing.itemType),
    financeLenders: readFinance(row),
    ...carried(row),
  };
}
