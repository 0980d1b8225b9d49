import {
  type DealerComments,
  dealerComments,
  emptySearch,
  type Folded,
  featureList,
  isSold,
  keyInformation,
  noun,
  type SpecRow,
  specRows,
  telHref,
  type Vehicle,
  withValues,
} from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../context/siteServices.ts';
import { type ImageSource, imageSource } from '../../view/imageSource.ts';
import { type LocationView, locationView } from '../../view/location.ts';
import { searchHref, vehicleHref } from '../../view/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../view/vehicleCard.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** What a vehicle's page prints. */
export interface VehicleView {
  card: VehicleCardView;
  images: readonly ImageSource[];
  keyInformation: Folded<SpecRow>;
  specifications: readonly SpecRow[];
  features: Folded<string>;
  comments: DealerComments;
  /** The kind of vehicle in running text: car, motorcycle, caravan. */
  noun: string;
  soldNotice: boolean;
  similarHref: string;
  /** The listing it belongs to, for breadcrumbs. */
  makeHref: string;
  make: string;
  searchPath: string;
  stockNumber: string | null;
  phone: { text: string; href: string } | null;
  location: LocationView | null;
  similar: readonly VehicleCardView[];
  enquireLabel: string;
  canonical: string;
  description: string;
}

/** Further vehicles under a vehicle. */
const SIMILAR = 3;

export async function loadVehicle({ params, context }: LoaderFunctionArgs): Promise<VehicleView> {
  const services = servicesOf(context);
  const { config, stock, now, origin } = services;
  const vehicle = stock.bySlug(params.slug ?? '');
  if (vehicle === null) throw notFound();
  const at = now();
  const card = vehicleCard(vehicle, config, at);
  const rows = specRows(vehicle, config, at);
  const place = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  const phone = place?.phone ?? config.phone;
  const alike = similarSearch(vehicle);
  const makeSearch = withValues(emptySearch, 'make', [vehicle.make]);
  return {
    card,
    images: vehicle.images.map(({ url }, index) =>
      imageSource(url, `${card.vehicle.title}, picture ${index + 1}`, config.imageService),
    ),
    keyInformation: keyInformation(rows),
    specifications: rows,
    features: featureList(vehicle.standardEquipment),
    comments: dealerComments(vehicle.comments),
    noun: noun(vehicle.itemType),
    soldNotice: isSold(vehicle),
    similarHref: searchHref(config.searchPath, alike),
    makeHref: searchHref(config.searchPath, makeSearch),
    make: vehicle.make,
    searchPath: config.searchPath,
    stockNumber: vehicle.stockNumber,
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    location: place === undefined ? null : locationView(place, config, at),
    similar: await similarCards(services, vehicle, at),
    enquireLabel: config.labels.enquire,
    canonical: origin + vehicleHref(vehicle.slug),
    description: [card.vehicle.subtitle, ...card.vehicle.facts, card.vehicle.place]
      .filter(Boolean)
      .join(', '),
  };
}

/** Same make and model, condition kept (R4-07). */
function similarSearch(vehicle: Vehicle) {
  const state = withValues(emptySearch, 'car_type', [vehicle.carType]);
  return withValues(withValues(state, 'make', [vehicle.make]), 'model', [vehicle.model]);
}

async function similarCards(
  { config, stock }: SiteServices,
  vehicle: Vehicle,
  now: number,
): Promise<readonly VehicleCardView[]> {
  const exact = await stock.search(similarSearch(vehicle));
  const loose =
    vehicle.simpleBody === null
      ? []
      : (await stock.search(withValues(emptySearch, 'body', [vehicle.simpleBody]))).hits;
  const others = new Map([...exact.hits, ...loose].map((hit) => [hit.id, hit]));
  others.delete(vehicle.id);
  return [...others.values()].slice(0, SIMILAR).map((hit) => vehicleCard(hit, config, now));
}
