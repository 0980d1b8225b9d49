import {
  emptySearch,
  type FactSections,
  type FeatureList,
  type FinanceEstimate,
  factSections,
  featureList,
  financeEstimate,
  historyReport,
  isSold,
  marketPrice,
  moreFromHref,
  moreFromLabel,
  searchHref,
  similarVehicles,
  similarVehiclesState,
  specRows,
  telHref,
  type Vehicle,
  type VehicleActions,
  vehicleActions,
  withValues,
} from '@forecourt/domain';
import type { ImageSource } from '@forecourt/ui';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { photoSources } from '../../presenters/imageSource.ts';
import { type LocationView, locationView } from '../../presenters/location.ts';
import { SEARCH_PATH, vehicleHref } from '../../presenters/paths.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { vehicleAt } from './vehicleAt.server.ts';

/** What a vehicle's page prints. */
export interface VehicleView {
  card: VehicleCardView;
  /** Listing of the vehicles most like this one. */
  similarHref: string;
  images: readonly ImageSource[];
  /** Body type, for the drawing in place of missing photos. */
  body: string;
  facts: FactSections;
  /** What is rarest in this stock first. */
  features: FeatureList;
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

export async function loadVehicle({ params, request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, stock, now, origin } = services;
  const vehicle = await vehicleAt(services, params.slug ?? '', request, vehicleHref);
  const at = now();
  const card = vehicleCard(vehicle, config, at);
  const location = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  const phone = location?.phone ?? config.phone;
  const view: VehicleView = {
    card,
    similarHref: similarHref(vehicle),
    images: photoSources(
      vehicle.images.map(({ url }) => url),
      card.vehicle.title,
      config.imageService,
    ),
    body: vehicle.simpleBody ?? vehicle.itemType,
    facts: factSections(specRows(vehicle, config, at), card.vehicle.facts),
    features: featureList(vehicle.standardEquipment, (feature) =>
      stock.features.share(feature, vehicle.itemType),
    ),
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
  // An old address still leads to the notice and to others like it (R2-73), but search engines
  // and shared links are told that the vehicle itself is gone.
  return data(view, { status: stock.isSoldLongAgo(vehicle) ? 404 : 200 });
}

function moreFrom({ dealershipSlug, dealershipName }: Vehicle): VehicleView['moreFrom'] {
  if (dealershipSlug === null) return null;
  return { text: moreFromLabel(dealershipName), href: moreFromHref(SEARCH_PATH, dealershipSlug) };
}

/** What can be had: the same make and model first, then the same body. */
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
  const found = responses.flatMap(({ hits }) => hits);
  return similarVehicles(vehicle, found, SIMILAR).map((hit) => vehicleCard(hit, config, now));
}
