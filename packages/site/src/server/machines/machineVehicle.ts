import type { SiteConfig } from '@forecourt/data';
import {
  isAvailable,
  isSold,
  priceDisplay,
  type Vehicle,
  vehicleSubtitle,
  vehicleTitle,
} from '@forecourt/domain';
import { photoSources } from '../../presenters/imageSource.ts';
import { vehicleHref } from '../../presenters/paths.ts';

/** A vehicle as machines read it: what its page shows to everybody, and nothing else. */
export interface MachineVehicle {
  id: string;
  url: string;
  title: string;
  subtitle: string | null;
  type: Vehicle['itemType'];
  condition: Vehicle['carType'];
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  /** As the page prints it; the amount is in dollars, and `null` where the page shows none. */
  price: { text: string; amount: number | null; basis: string | null };
  available: boolean;
  sold: boolean;
  reserved: boolean;
  km: number | null;
  colour: string | null;
  body: string | null;
  fuel: string | null;
  transmission: string | null;
  drive: string | null;
  engine: string | null;
  seats: number | null;
  doors: number | null;
  stockNumber: string | null;
  location: {
    name: string | null;
    city: string | null;
    state: string | null;
    postcode: string | null;
  };
  /** Addresses, best first. */
  photos: readonly string[];
}

/** @param origin of the site, without a path */
export function machineVehicle(
  vehicle: Vehicle,
  config: SiteConfig,
  origin: string,
): MachineVehicle {
  const { location } = vehicle;
  const title = vehicleTitle(vehicle);
  return {
    id: vehicle.id,
    url: origin + vehicleHref(vehicle.slug),
    title,
    subtitle: vehicleSubtitle(vehicle),
    type: vehicle.itemType,
    condition: vehicle.carType,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    series: vehicle.series,
    price: priceOf(vehicle, config),
    available: isAvailable(vehicle),
    sold: isSold(vehicle),
    reserved: vehicle.reserved,
    km: vehicle.km,
    colour: vehicle.colour,
    body: vehicle.simpleBody ?? vehicle.body,
    fuel: vehicle.simpleFuel ?? vehicle.fuel,
    transmission: vehicle.simpleTransmission ?? vehicle.transmission,
    drive: vehicle.drive,
    engine: vehicle.engineSize,
    seats: vehicle.seats,
    doors: vehicle.doors,
    stockNumber: vehicle.stockNumber,
    location: {
      name: location?.name ?? vehicle.dealershipName,
      city: location?.city ?? null,
      state: location?.state ?? null,
      postcode: location?.postcode ?? null,
    },
    photos: photosOf(vehicle, config, origin),
  };
}

/** Addresses of a vehicle's photos in full, each once, as its page shows them. */
export function photosOf(
  { images }: Pick<Vehicle, 'images'>,
  { imageService }: Pick<SiteConfig, 'imageService'>,
  origin: string,
): readonly string[] {
  const urls = images.map(({ url }) => url);
  return photoSources(urls, '', imageService).map(({ src }) => new URL(src, origin).href);
}

/** A price that the page does not show is none here either. */
function priceOf(vehicle: Vehicle, config: SiteConfig): MachineVehicle['price'] {
  const shown = priceDisplay(vehicle, config);
  if (shown.kind !== 'price') return { text: shown.text, amount: null, basis: null };
  return { text: shown.text, amount: vehicle.price, basis: shown.basis };
}
