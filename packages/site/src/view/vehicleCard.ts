import type { SiteConfig } from '@forecourt/data';
import { type Vehicle, type VehicleSummary, vehicleSummary } from '@forecourt/domain';
import { type ImageSource, imageSource } from './imageSource.ts';
import { enquiryHref, vehicleHref } from './paths.ts';

/** What a result card needs beside its summary. */
export interface VehicleCardView {
  vehicle: VehicleSummary;
  href: string;
  enquireHref: string;
  image: ImageSource | null;
}

export function vehicleCard(vehicle: Vehicle, config: SiteConfig, now: number): VehicleCardView {
  const summary = vehicleSummary(vehicle, config, now);
  const alt = [summary.title, summary.subtitle, vehicle.colour].filter(Boolean).join(' ');
  return {
    vehicle: summary,
    href: vehicleHref(vehicle.slug),
    enquireHref: enquiryHref(vehicle.slug),
    image: summary.image && imageSource(summary.image.url, alt, config.imageService),
  };
}
