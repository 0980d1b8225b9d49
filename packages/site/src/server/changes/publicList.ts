import type { PublicList, SiteConfig } from '@forecourt/data';
import {
  isListed,
  isShown,
  isSold,
  type ListedFacts,
  listingChanges,
  type VehicleNow,
} from '@forecourt/domain';
import { type MachineVehicle, machineVehicle } from '../machines/machineVehicle.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import type { SiteStock } from '../stock/siteStock.ts';

/** Stands for the site's own origin while a vehicle is noted: which one is asked, the question says. */
const HERE = 'https://here.invalid';

/** What `/api/vehicles` lists at a moment, as it says it, but for the origin of the site's own addresses. */
export function publicList(
  stock: Pick<SiteStock, 'version' | 'vehicles'>,
  config: SiteConfig,
  at: number,
): PublicList {
  const base = baseFilterOf(config);
  function* vehicles(): Generator<VehicleNow<ListedFacts>> {
    for (const vehicle of stock.vehicles()) {
      const { id } = vehicle;
      if (isListed(vehicle, base, 'relevance', at)) {
        const listed = withoutOrigin(machineVehicle(vehicle, config, HERE));
        yield { id, vehicle: listed, isSold: listed.sold };
      } else if (isSold(vehicle) && isShown(vehicle, base, at)) {
        yield { id, vehicle: null, isSold: true };
      }
    }
  }
  return { version: stock.version, vehicles: { [Symbol.iterator]: vehicles } };
}

/** When the list is next another by the clock alone; `Infinity` where it is not. */
export function nextListChange(
  stock: Pick<SiteStock, 'vehicles'>,
  config: SiteConfig,
  at: number,
): number {
  const base = baseFilterOf(config);
  let next = Number.POSITIVE_INFINITY;
  for (const vehicle of stock.vehicles()) {
    for (const moment of listingChanges(vehicle, base)) {
      if (moment > at && moment < next) next = moment;
    }
  }
  return next;
}

function withoutOrigin({ url, photos, ...facts }: MachineVehicle): MachineVehicle {
  const bare = (address: string) =>
    address.startsWith(`${HERE}/`) ? address.slice(HERE.length) : address;
  return { ...facts, url: bare(url), photos: photos.map(bare) };
}

/** A noted vehicle as it is said at one origin of the site: what was noted here was made by `publicList`. */
export function atOrigin(noted: ListedFacts, origin: string): MachineVehicle {
  const vehicle = noted as MachineVehicle;
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address);
  return { ...vehicle, url: whole(vehicle.url), photos: vehicle.photos.map(whole) };
}
