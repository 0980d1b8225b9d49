import type { SiteConfig } from '@forecourt/data';
import {
  type Location,
  priceDisplay,
  type Vehicle,
  vehicleSubtitle,
  vehicleTitle,
  wallTime,
} from '@forecourt/domain';
import { vehicleHref } from '../../../presenters/paths.ts';
import { photosOf } from '../machineVehicle.ts';

/** Why a vehicle that the website lists is in no feed: what was looked for and not found. */
export type LeftOut =
  | 'in stock and free'
  | 'a car'
  | 'vin'
  | 'a vin of its own'
  | 'price'
  | 'price type'
  | 'year'
  | 'kilometres'
  | 'colour'
  | 'photo'
  | 'place'
  | 'address of the place';

/** What an advertisement says of a vehicle, before a provider's own words for it. */
export interface Ad {
  vehicle: Vehicle;
  vin: string;
  title: string;
  description: string;
  url: string;
  /** Dollars. */
  price: number;
  year: number;
  colour: string;
  photos: readonly [string, ...string[]];
  place: Location;
  /** `YYYY-MM-DD` by the dealer's clock: since when it is for sale; empty where nobody knows. */
  since: string;
}

/** No I, O or Q (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Bodies that are for trade or for many: those of passenger cars alone are advertised. */
const NO_CARS: ReadonlySet<string> = new Set(['Bus', 'Light Truck', 'Motorhome']);

/** The advertisement of a vehicle that the website lists, or what is missing for one. */
export function adOf(vehicle: Vehicle, config: SiteConfig, origin: string): Ad | LeftOut {
  const { year, price, sold, status, reserved, itemType, simpleBody, createdAt } = vehicle;
  if (sold || status !== 'in_stock' || reserved) return 'in stock and free';
  if (itemType !== 'car' || NO_CARS.has(simpleBody ?? '')) return 'a car';
  // A number that the website does not print is nobody else's either (R5-33).
  const vin = config.dropSpecRows.includes('vin') ? '' : (vehicle.vin ?? '').trim().toUpperCase();
  if (!VIN.test(vin)) return 'vin';
  if (priceDisplay(vehicle, config).kind !== 'price' || price === null) return 'price';
  if (year === null) return 'year';
  const colour = vehicle.exteriorColour ?? vehicle.colour;
  if (colour === null) return 'colour';
  const [photo, ...photos] = photosOf(vehicle, config, origin);
  if (photo === undefined) return 'photo';
  const place = placeOf(vehicle, config);
  if (place === null) return 'place';
  const title = vehicleTitle(vehicle);
  return {
    ...{ vehicle, vin, title, price, year, colour, place },
    description: descriptionOf(vehicle, title),
    url: origin + vehicleHref(vehicle.slug),
    photos: [photo, ...photos],
    since: createdAt === null ? '' : wallTime(createdAt, config.timeZone).date,
  };
}

/** Where it stands: the place by its name in the address, or the only one that sells. */
function placeOf({ location }: Vehicle, { locations }: SiteConfig): Location | null {
  const visible = locations.filter((place) => place.visible);
  if (location !== null) return visible.find(({ slug }) => slug === location.slug) ?? null;
  const selling = visible.filter(({ type }) => type === 'sales' || type === '');
  return selling.length === 1 ? (selling[0] ?? null) : null;
}

/** Facts alone: a seller's own text may hold numbers to call, and what no advertisement allows. */
function descriptionOf(vehicle: Vehicle, title: string): string {
  const { km, simpleTransmission, simpleFuel, simpleBody } = vehicle;
  const facts = [
    vehicleSubtitle(vehicle),
    km === null ? null : `${km} km`,
    ...[simpleTransmission, simpleFuel, simpleBody],
  ];
  return [title, ...facts.filter(Boolean)].join(', ');
}
