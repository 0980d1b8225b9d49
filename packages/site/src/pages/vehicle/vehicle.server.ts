import type { DealerPlace, SiteConfig } from '@forecourt/data';
import {
  type FactSections,
  type FeatureList,
  type FinanceEstimate,
  factSections,
  featureList,
  isAvailable,
  isSold,
  marketPrice,
  maskNumbers,
  moreFromHref,
  moreFromLabel,
  type PresetStock,
  specRows,
  type Vehicle,
} from '@forecourt/domain';
import type { ImageSource } from '@forecourt/ui';
import { data, type LoaderFunctionArgs } from 'react-router';
import { describePage, servicesOf } from '../../contracts/siteServices.ts';
import { listingPathOf } from '../../listing/listingPaths.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { imageSource, photoSources } from '../../presenters/imageSource.ts';
import {
  type EmailUsHrefs,
  type LocationView,
  locationView,
  placeEmail,
  vehicleEmail,
} from '../../presenters/location.ts';
import { SEARCH_PATH, stockTrail, vehicleHref } from '../../presenters/paths.ts';
import { similarCards } from '../../presenters/similarCards.ts';
import { trailThing } from '../../presenters/things/pageThings.ts';
import { vehicleThing } from '../../presenters/things/vehicleThing.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { vehicleEstimate } from '../../presenters/vehicleEstimate.ts';
import { vehicleAt } from './vehicleAt.server.ts';
import { type VehicleSteps, vehicleSteps } from './vehicleSteps.server.ts';

/** Words of a vehicle's page, filled in. */
export interface VehicleWords {
  /** Heading over its place. */
  place: string;
  /** Heading over vehicles like it. */
  similar: string;
  /** Link to messages about its price. */
  priceAlert: string;
}

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
  steps: VehicleSteps;
  /** Which market average the price is below, and what it leaves out (R5-30). */
  marketNote: string | null;
  estimate: FinanceEstimate | null;
  /** The other vehicles of its dealership (R2-54). */
  moreFrom: { text: string; href: string } | null;
  /** Listings that it stands in, the widest first: the stock, its make, its model. */
  trail: readonly { label: string; href: string }[];
  place: (LocationView & { emailUs: EmailUsHrefs }) | null;
  similar: readonly VehicleCardView[];
  /** What the dealer promises, with every vehicle. */
  promises: Pick<SiteConfig, 'whyBuyFromUs' | 'protectYourCar'>;
  words: VehicleWords;
  /** Address of a small picture, for the way back; `null` without one. */
  picture: string | null;
  canonical: string;
  description: string;
}

/** Further vehicles under a vehicle. */
const SIMILAR = 3;

/** Widest file of the picture that a browser remembers a vehicle by, pixels. */
const SMALL = 320;

export async function loadVehicle({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { site, config, stock, now, origin } = services;
  const vehicle = await vehicleAt(services, params.slug ?? '', url, vehicleHref);
  const at = now();
  const card = vehicleCard(vehicle, config, at);
  const location = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  const steps = vehicleSteps(vehicle, services);
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
    comments: maskNumbers(vehicle.comments, site.numbers ?? []),
    sold: isSold(vehicle),
    steps,
    marketNote: marketPrice(vehicle)?.note ?? null,
    estimate: await vehicleEstimate(services, vehicle),
    moreFrom: moreFrom(vehicle),
    trail: trailOf(vehicle, stock.known),
    place: location === undefined ? null : placeWithEmail(location, vehicle, config, at),
    similar: await similarCards(services, vehicle, at, SIMILAR),
    promises: { whyBuyFromUs: config.whyBuyFromUs, protectYourCar: config.protectYourCar },
    words: wordsOf(steps, location?.name ?? config.name, config),
    picture: smallPicture(vehicle, config),
    canonical: origin + vehicleHref(vehicle.slug),
    description: [card.vehicle.subtitle, ...card.vehicle.facts, card.vehicle.place]
      .filter(Boolean)
      .join(', '),
  };
  describePage(services, [
    vehicleThing(vehicle, {
      config,
      url: view.canonical,
      images: view.images.map(({ src }) => new URL(src, origin).href),
      seller: { name: location?.name ?? config.name },
    }),
    trailThing(origin, [
      ...view.trail,
      { label: card.vehicle.title, href: vehicleHref(vehicle.slug) },
    ]),
  ]);
  // An old address still leads to the notice and to others like it (R2-73), but search engines
  // and shared links are told that the vehicle itself is gone.
  return data(view, { status: stock.isSoldLongAgo(vehicle) ? 404 : 200 });
}

/** Who writes to the place writes about the vehicle, while it can be had. */
function placeWithEmail(place: DealerPlace, vehicle: Vehicle, config: SiteConfig, now: number) {
  const emailUs = isAvailable(vehicle) ? vehicleEmail(vehicle) : placeEmail(place, config);
  return { ...locationView(place, config, now), emailUs };
}

function wordsOf({ allowed }: VehicleSteps, place: string, { words }: SiteConfig): VehicleWords {
  const { similar, priceAlert, ...places } = fillWords(words, 'vehicle', { place });
  return {
    place: allowed.kind === 'usual' ? places.place : places.placeGone,
    similar,
    priceAlert,
  };
}

function smallPicture({ images }: Vehicle, { imageService }: SiteConfig): string | null {
  const [first] = images;
  if (first === undefined) return null;
  const widths = imageService?.widths.filter((width) => width <= SMALL) ?? [];
  const service = imageService && widths.length > 0 ? { ...imageService, widths } : imageService;
  return imageSource(first.url, '', service).src;
}

/** A make or a model without a listing of its own is none of them. */
function trailOf({ make, model }: Vehicle, known: PresetStock): VehicleView['trail'] {
  const own = [
    { label: make, href: listingPathOf(known, make) },
    { label: model, href: listingPathOf(known, make, model) },
  ];
  return [
    ...stockTrail,
    ...own.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }])),
  ];
}

function moreFrom({ dealershipSlug, dealershipName }: Vehicle): VehicleView['moreFrom'] {
  if (dealershipSlug === null) return null;
  return { text: moreFromLabel(dealershipName), href: moreFromHref(SEARCH_PATH, dealershipSlug) };
}
