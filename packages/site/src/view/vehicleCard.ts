import type { SiteConfig } from '@forecourt/data';
import {
  searchHref,
  similarVehiclesState,
  type Vehicle,
  type VehicleSummary,
  vehicleSummary,
} from '@forecourt/domain';
import { type ImageSource, imageSource } from './imageSource.ts';
import { enquiryHref, SEARCH_PATH, vehicleHref } from './paths.ts';

/** What a result card prints: the properties of `VehicleCard`. */
export interface VehicleCardView {
  vehicle: VehicleSummary;
  image: ImageSource | null;
  href: string;
  enquireHref: string;
  similarHref: string;
  enquireLabel: string;
}

export function vehicleCard(vehicle: Vehicle, config: SiteConfig, now: number): VehicleCardView {
  const summary = vehicleSummary(vehicle, config, now);
  const alt = [summary.title, summary.subtitle, vehicle.colour].filter(Boolean).join(' ');
  return {
    vehicle: summary,
    image: summary.image && imageSource(summary.image.url, alt, config.imageService),
    href: vehicleHref(vehicle.slug),
    enquireHref: enquiryHref(vehicle.slug),
    similarHref: searchHref(SEARCH_PATH, similarVehiclesState(vehicle)),
    enquireLabel: config.labels.enquire,
  };
}
