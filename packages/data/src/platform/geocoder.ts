import type { GeoPoint } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/** Whose work must be named where its positions are used. */
export interface GeocoderCredit {
  label: string;
  href: string;
}

/** Where a postcode lies. */
export type GeocodeAnswer =
  | { kind: 'found'; point: GeoPoint; credit: GeocoderCredit | null }
  /** There is no such postcode: `Invalid postcode` (R7-09). */
  | { kind: 'none' }
  /** Nobody can tell now. */
  | { kind: 'down' };

/** Tells where postcodes lie, so that the nearest place can be told. */
export interface Geocoder {
  /** It fails never. @param postcode four digits */
  find(site: DealerSite, postcode: string): Promise<GeocodeAnswer>;
}
