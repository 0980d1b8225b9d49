import {
  displayOrder,
  hasPrice,
  isSold,
  type RangeKey,
  rangeFacet,
  rangeKeys,
  type ValueKey,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import type { SiteKey } from '../../../store/store.ts';
import { vehicleTerms } from '../../text/vehicleTerms.ts';
import { words } from '../../text/words.ts';
import { hundredths } from './hundredths.ts';
import type { StockDocument } from './stockSchema.ts';
import { codeOf } from './valueCode.ts';

/** More than any price, so that what has none comes after all that do. */
const UNPRICED = 1e14;

/** A vehicle of a site as Typesense keeps it. */
export function toDocument(site: SiteKey, vehicle: Vehicle): StockDocument {
  const price = hundredths(vehicle.price ?? 0);
  // A key to search is not secret, and nobody may read these (R3-09).
  const { privateSuburb: _suburb, privatePostcode: _postcode, ...shown } = vehicle;
  return {
    id: vehicle.id,
    site: siteCode(site),
    vehicle: JSON.stringify(shown),
    shown: vehicle.showOnDealerWebsite,
    sold: isSold(vehicle),
    sold_at: vehicle.soldAt ?? 0,
    created_at: vehicle.createdAt ?? 0,
    photos: vehicle.images.length,
    rank: vehicle.customRank ?? 0,
    price_desc: price,
    price_asc: hasPrice(vehicle.price) ? price : price + UNPRICED,
    id_order: `${displayOrder(vehicle)}${orderCode(vehicle.id)}`,
    // A stock number is one word among as many as there are vehicles. On its own it leaves the
    // words few enough to be fetched, which is how a misspelt one is told from a rare one.
    words: codesOf(vehicleTerms({ ...vehicle, stockNumber: null })),
    stock: stockNumberCodes(vehicle.stockNumber),
    ...valuesOf(vehicle),
    ...numbersOf(vehicle),
  };
}

/** A site's slug in code. */
export function siteCode(site: SiteKey): string {
  const code = codeOf(site);
  if (code === null) throw new RangeError('A site has a slug, and a short one.');
  return code;
}

/** Values in code, each once; without those that have none. */
export function codesOf(values: readonly string[]): string[] {
  return [...new Set(values)].flatMap((value) => codeOf(value) ?? []);
}

function valuesOf(vehicle: Vehicle): Record<ValueKey, readonly string[]> {
  const entries = valueKeys.map((key) => [key, codesOf(valueFacet(key).valuesOf(vehicle))]);
  return Object.fromEntries(entries);
}

function numbersOf(vehicle: Vehicle): Partial<Record<RangeKey, number>> {
  const entries = rangeKeys.flatMap((key) => {
    const number = rangeFacet(key).numberOf(vehicle);
    return number !== null && Number.isFinite(number) ? [[key, hundredths(number)]] : [];
  });
  return Object.fromEntries(entries);
}

function stockNumberCodes(stockNumber: string | null): string[] {
  return words(stockNumber ?? '').flatMap((word) => {
    const beginnings = Array.from(word, (_, at) => word.slice(0, at + 1));
    return [...stockCodes('e', word), ...beginnings.flatMap((begun) => stockCodes('b', begun))];
  });
}

/** The code of a stock number's word, `e` when it is whole, `b` when it is begun. */
export function stockCodes(mark: 'e' | 'b', word: string): string[] {
  return codesOf([mark + word]);
}

/** Four digits a code unit: longer than an id, and ordered as ids are. */
function orderCode(id: string): string {
  return Array.from({ length: id.length }, (_, at) =>
    id.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');
}
