import {
  emptySearch,
  type FinanceEstimate,
  financeEstimate,
  historyReport,
  isSold,
  marketPrice,
  moreFromHref,
  moreFromLabel,
  type SpecRow,
  searchHref,
  similarVehiclesState,
  specRows,
  telHref,
  type Vehicle,
  type VehicleActions,
  vehicleActions,
  withValues,
} from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../context/siteServices.ts';
import { type ImageSource, imageSource } from '../../view/imageSource.ts';
import { type LocationView, locationView } from '../../view/location.ts';
import { SEARCH_PATH, vehicleHref } from '../../view/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../view/vehicleCard.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** What a vehicle's page prints. */
export interface VehicleView {
  card: VehicleCardView;
  images: readonly ImageSource[];
  /** Body type, for the drawing in place of missing photos. */
  body: string;
  specifications: readonly SpecRow[];
  features: readonly string[];
  comments: string | null;
  sold: boolean;
  /** What this vehicle's state allows, of the steps that have a page. */
  allowed: VehicleActions;
  historyReport: string | null;
  /** Which market average the price is below, and what it leaves out (R5-30). */
  marketNote: string | null;
  estimate: FinanceEstimate | null;
  /** The other vehicles of its dealership (R2-54). */
  moreFrom: { text: string; href: string } | null;
  make: { name: string; href: string };
  phone: { text: string; href: string } | null;
  place: LocationView | null;
  similar: readonly VehicleCardView[];
  canonical: string;
  description: string;
}

/** Further vehicles under a vehicle. */
const SIMILAR = 3;

/** A finance page, a checkout and a trade-in would be pages of their own; none is there yet. */
const steps = { finance: false, reserve: false, tradeInCarTypes: [] };

export async function loadVehicle({ params, context }: LoaderFunctionArgs): Promise<VehicleView> {
  const services = servicesOf(context);
  const { config, stock, now, origin } = services;
  const vehicle = stock.bySlug(params.slug ?? '');
  if (vehicle === null) throw notFound();
  const at = now();
  const card = vehicleCard(vehicle, config, at);
  const location = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  const phone = location?.phone ?? config.phone;
  return {
    card,
    images: vehicle.images.map(({ url }, index) =>
      imageSource(url, `${card.vehicle.title}, photo ${index + 1}`, config.imageService),
    ),
    body: vehicle.simpleBody ?? vehicle.itemType,
    specifications: specRows(vehicle, config, at),
    features: vehicle.standardEquipment,
    comments: vehicle.comments,
    sold: isSold(vehicle),
    allowed: vehicleActions(vehicle, steps),
    historyReport: historyReport(vehicle),
    marketNote: marketPrice(vehicle)?.note ?? null,
    estimate: financeEstimate(vehicle, config, at),
    moreFrom: moreFrom(vehicle),
    make: {
      name: vehicle.make,
      href: searchHref(SEARCH_PATH, withValues(emptySearch, 'make', [vehicle.make])),
    },
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    place: location === undefined ? null : locationView(location, config, at),
    similar: await similarCards(services, vehicle, at),
    canonical: origin + vehicleHref(vehicle.slug),
    description: [card.vehicle.subtitle, ...card.vehicle.facts, card.vehicle.place]
      .filter(Boolean)
      .join(', '),
  };
}

function moreFrom({ dealershipSlug, dealershipName }: Vehicle): VehicleView['moreFrom'] {
  if (dealershipSlug === null) return null;
  return { text: moreFromLabel(dealershipName), href: moreFromHref(SEARCH_PATH, dealershipSlug) };
}

/** The same make and model first, then the same body. */
async function similarCards(
  { config, stock }: SiteServices,
  vehicle: Vehicle,
  now: number,
): Promise<readonly VehicleCardView[]> {
  const { simpleBody } = vehicle;
  const searches = [
    similarVehiclesState(vehicle),
    ...(simpleBody === null ? [] : [withValues(emptySearch, 'body', [simpleBody])]),
  ];
  const responses = await Promise.all(searches.map((state) => stock.search(state)));
  const found = new Map(responses.flatMap(({ hits }) => hits).map((hit) => [hit.id, hit]));
  found.delete(vehicle.id);
  return [...found.values()].slice(0, SIMILAR).map((hit) => vehicleCard(hit, config, now));
}
