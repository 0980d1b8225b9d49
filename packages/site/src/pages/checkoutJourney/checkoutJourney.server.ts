import type { DealerPlace } from '@forecourt/data';
import {
  type CheckoutStep,
  type CheckoutTradeIn,
  checkoutSteps,
  checkoutStepTitles,
  type DeliveryField,
  type FinanceEstimate,
  nextCheckoutStep,
  type ReserveTerms,
  shownCheckoutStep,
  type Vehicle,
  yearAt,
} from '@forecourt/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { checkoutHref, journeyHref, SEARCH_PATH, TRADE_IN_PATH } from '../../presenters/paths.ts';
import { reserveTermsOf } from '../../presenters/reserveTermsOf.ts';
import { similarHref } from '../../presenters/vehicleCard.ts';
import { vehicleEstimate } from '../../presenters/vehicleEstimate.ts';
import { drawForm } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { PRIVATE } from '../form/siteForm.server.ts';
import { type BuyState, buyState, type DealView, dealView } from './dealView.server.ts';
import { detailsForm } from './detailsForm.server.ts';
import { answeredOf, type JourneyAt, leadTo, openJourney } from './openJourney.server.ts';

/** A place where the vehicle can be picked up. */
export interface PickUpPlace {
  id: string;
  name: string;
  address: string;
  /** It stands there. */
  isHere: boolean;
}

/** What each step asks. */
export type JourneyStepView =
  | { at: 'vehicle'; terms: ReserveTerms; isBegun: boolean }
  | {
      at: 'trade-in';
      kept: CheckoutTradeIn | null;
      isSkipped: boolean;
      makes: readonly { make: string; models: readonly string[] }[];
      thisYear: number;
      /** Where more questions give a closer estimate; `null` where the site values no cars. */
      valueHref: string | null;
    }
  | {
      at: 'payment';
      chosen: 'cash' | 'finance' | null;
      /** Whether the dealer arranges finance for it. */
      hasFinance: boolean;
      estimate: FinanceEstimate | null;
    }
  | {
      at: 'handover';
      chosen: string | null;
      places: readonly PickUpPlace[];
      /** `null` where the site brings none. */
      delivery: { maxKm: number | null; note: string } | null;
      address: Readonly<Record<DeliveryField, string>>;
    }
  | { at: 'details'; form: FormView }
  | { at: 'review'; reserveHref: string; terms: ReserveTerms };

/** What a page of the checkout journey prints. */
export interface JourneyView {
  state: BuyState;
  /** `null` where the vehicle has left the stock. */
  deal: DealView | null;
  similarHref: string;
  /** Address of the step's form. */
  action: string;
  steps: readonly { title: string; href: string | null }[];
  current: number;
  step: JourneyStepView | null;
  /** What is not as the shopper was told. */
  changes: readonly string[];
  /** An earlier journey has run out. */
  isGone: boolean;
  /** Opened by its link, in another browser than it began in. */
  isShared: boolean;
  siteId: string;
}

export async function loadCheckoutJourney({ request, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const opened = await openJourney(services, request, url);
  const { query, vehicle, journey, changes } = opened;
  const answered = journey && answeredOf(journey);
  const shown = answered === null ? 'vehicle' : shownCheckoutStep(query.step, answered);
  const state = buyState(vehicle);
  const slug = vehicle?.slug ?? query.car;
  if (shown === 'reserve' && vehicle !== null && journey !== null) {
    throw leadTo(checkoutHref(slug, services.config, journey.token));
  }
  if (shown !== query.step && state === 'open') {
    throw leadTo(journeyHref(slug, { ...query, step: shown }));
  }
  const reached = answered === null ? 'vehicle' : nextCheckoutStep(answered);
  const view: JourneyView = {
    state,
    deal: vehicle && (await dealView(services, vehicle, journey)),
    similarHref: vehicle === null ? SEARCH_PATH : similarHref(vehicle),
    action: journeyHref(slug, { ...query, step: shown }),
    steps: checkoutSteps.map((step) => ({
      title: checkoutStepTitles[step],
      href:
        journey !== null && state === 'open' && step !== shown && isReached(step, reached)
          ? journeyHref(slug, { step, token: journey.token })
          : null,
    })),
    current: checkoutSteps.indexOf(shown),
    step:
      vehicle === null || state !== 'open'
        ? null
        : await stepView(services, vehicle, shown, opened),
    changes: state === 'open' ? changes : [],
    isGone: query.isGone,
    isShared: journey !== null && !journey.isOwn,
    siteId: services.config.slug,
  };
  return data(view, { headers: PRIVATE });
}

function isReached(step: CheckoutStep, reached: CheckoutStep): boolean {
  return step !== 'reserve' && checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(reached);
}

async function stepView(
  services: SiteServices,
  vehicle: Vehicle,
  step: CheckoutStep,
  { journey, query }: JourneyAt,
): Promise<JourneyStepView> {
  const { config, hasPage, now, stock } = services;
  const choices = journey?.choices ?? null;
  const terms = reserveTermsOf(vehicle, config);
  if (step === 'trade-in') {
    const tradeIn = choices?.tradeIn ?? null;
    return {
      at: 'trade-in',
      kept: tradeIn === 'none' ? null : tradeIn,
      isSkipped: tradeIn === 'none',
      makes: stock.known.makes.map((make) => ({ make, models: stock.known.modelsOf(make) })),
      thisYear: yearAt(now(), config.timeZone),
      valueHref: hasPage(TRADE_IN_PATH)
        ? `${TRADE_IN_PATH}?car_id=${encodeURIComponent(vehicle.id)}`
        : null,
    };
  }
  if (step === 'payment') {
    const estimate = await vehicleEstimate(services, vehicle);
    const hasFinance = financesAny(services, estimate);
    return { at: 'payment', chosen: choices?.payment ?? null, hasFinance, estimate };
  }
  if (step === 'handover') {
    const { handover = null } = choices ?? {};
    const { street = '', city = '', postcode = '' } = journey?.person.delivery?.address ?? {};
    return {
      at: 'handover',
      chosen: handover?.kind === 'pick-up' ? handover.locationId : (handover?.kind ?? null),
      places: pickUpPlaces(services, vehicle),
      delivery: config.checkoutJourney?.delivery ?? null,
      address: { street, city, postcode },
    };
  }
  if (step === 'details' && journey !== null) {
    const path = journeyHref(vehicle.slug, { ...query, step: 'details' });
    const { details } = journey.person;
    const change = detailsForm();
    const form = drawForm(services, 'reserve', {
      ...{ path, vehicle, change, submitLabel: 'Go to the review' },
      ...(details && { values: details }),
    });
    return { at: 'details', form };
  }
  if (step === 'review' && journey !== null) {
    const reserveHref = checkoutHref(vehicle.slug, config, journey.token);
    return { at: 'review', reserveHref, terms };
  }
  return { at: 'vehicle', terms, isBegun: journey !== null };
}

/** Whether finance can be chosen: there is an estimate, or a page that asks for it. */
export function financesAny(
  { config, hasPage }: Pick<SiteServices, 'config' | 'hasPage'>,
  estimate: unknown,
): boolean {
  return estimate !== null || hasPage(config.financePath);
}

/** Where the vehicle stands first, then the dealer's other yards. */
export function pickUpPlaces(
  { config }: Pick<SiteServices, 'config'>,
  { location }: Pick<Vehicle, 'location'>,
): readonly PickUpPlace[] {
  const isHere = ({ slug }: DealerPlace) => slug === location?.slug;
  const yards = config.locations.filter(
    (place) => isHere(place) || place.type === 'sales' || place.type === '',
  );
  const sorted = yards.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  // A dealer without a yard of its own hands over where it is.
  return (sorted.length === 0 ? config.locations.slice(0, 1) : sorted).map((place) => ({
    ...{ id: place.id, name: place.name, isHere: isHere(place) },
    address: [place.street, [place.city, place.state, place.postcode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  }));
}
