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
  /** `null` while the vehicle can be had. */
  similarHref: string | null;
  enquireLabel: string;
}

/** What a card is drawn from: little enough for a browser to hold those of a whole stock. */
export type CardRecord = VehicleSummary & Pick<Vehicle, 'colour' | 'make' | 'model' | 'simpleBody'>;

/** Settings of a site that its cards follow, none of them secret. */
export type CardRules = Pick<SiteConfig, 'imageService' | 'labels'>;

export function cardRecord(vehicle: Vehicle, config: SiteConfig, now: number): CardRecord {
  const { colour, make, model, simpleBody } = vehicle;
  return { ...vehicleSummary(vehicle, config, now), colour, make, model, simpleBody };
}

/** Widest file of a card's picture: 390 pixels at three times the density, 640 at twice. */
const CARD_PIXELS = 1280;

/** A service without the files that nobody would choose; 21 cards name each of them twice. */
function atMost(pixels: number, service: CardRules['imageService']): CardRules['imageService'] {
  if (service === null) return null;
  const widths = service.widths.filter((width) => width <= pixels);
  return widths.length === 0 ? service : { ...service, widths };
}

export function cardView(record: CardRecord, { imageService, labels }: CardRules): VehicleCardView {
  const { colour, make: _make, model: _model, simpleBody: _body, ...vehicle } = record;
  const { available, image, slug, subtitle, title } = vehicle;
  const alt = [title, subtitle, colour].filter(Boolean).join(' ');
  return {
    vehicle,
    image: image && imageSource(image.url, alt, atMost(CARD_PIXELS, imageService)),
    href: vehicleHref(slug),
    enquireHref: enquiryHref(slug),
    similarHref: available ? null : similarHref(record),
    enquireLabel: labels.enquire,
  };
}

/** Listing of the vehicles most like one (R4-07). */
export function similarHref(vehicle: Parameters<typeof similarVehiclesState>[0]): string {
  return searchHref(SEARCH_PATH, similarVehiclesState(vehicle));
}

export function vehicleCard(vehicle: Vehicle, config: SiteConfig, now: number): VehicleCardView {
  return cardView(cardRecord(vehicle, config, now), config);
}
