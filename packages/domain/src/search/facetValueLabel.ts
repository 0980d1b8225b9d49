import { carTypeLabel, carTypes } from '../vehicle/carType.ts';
import { titleNoun } from '../vehicle/nouns.ts';
import type { CarType, ItemType } from '../vehicle/vehicle.ts';
import type { ValueKey } from './facets.ts';
import { own } from './own.ts';

/** A site's own words for facet values. */
export interface FacetWords {
  /** Word for used vehicles, for example `Pre-Owned`; value and path stay `used` (R9-17). */
  used?: string;
  /** Name of a dealership by its slug. */
  dealerships?: Readonly<Record<string, string>>;
}

function isCarType(value: string): value is CarType {
  return carTypes.some((carType) => carType === value);
}

/** `coming_soon` is `Coming Soon`. */
function titleCase(value: string): string {
  return value.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** A facet value as a shopper reads it: most are printed as they are. */
export function facetValueLabel(key: ValueKey, value: string, words: FacetWords = {}): string {
  switch (key) {
    case 'car_type':
      return isCarType(value) ? carTypeLabel(value, words.used) : value;
    case 'item_type':
      return titleNoun(value as ItemType);
    case 'status':
      return titleCase(value);
    case 'seats':
      return value === '1' ? '1 seat' : `${value} seats`;
    case 'dealership_slug':
      return own(words.dealerships ?? {}, value) ?? value;
    default:
      return value;
  }
}
