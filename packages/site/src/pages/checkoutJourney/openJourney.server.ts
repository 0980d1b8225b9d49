import {
  type AnsweredCheckout,
  canBuyOnline,
  isReservable,
  type ToldTerms,
  termChanges,
  toldTerms,
  type Vehicle,
} from '@forecourt/domain';
import { redirect } from 'react-router';
import type { JourneyServices, OpenedJourney } from '../../contracts/journeyServices.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { journeyHref, reservationHref, SEARCH_PATH, vehicleHref } from '../../presenters/paths.ts';
import { vehicleEstimate } from '../../presenters/vehicleEstimate.ts';
import { PRIVATE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { requireSignIn } from '../signIn/requireSignIn.server.ts';
import { findCar } from '../vehicle/findCar.server.ts';
import { type JourneyQuery, journeyQuery } from './journeyQuery.ts';

/** A journey as its address opens it, with the vehicle as it is now. */
export interface JourneyAt {
  journeys: JourneyServices;
  query: JourneyQuery;
  /** `null` of one that has left the stock. */
  vehicle: Vehicle | null;
  /** `null` before it has begun. */
  journey: OpenedJourney | null;
  /** What its vehicle is told with now; `null` where it cannot be bought. */
  terms: ToldTerms | null;
  /** What is not as it was told. */
  changes: readonly string[];
}

/**
 * Opens what an address of the checkout journey asks for.
 *
 * @throws the answer of one that is not for buying: to the vehicle where it is new, a demonstrator or not
 *   bought online (R2-06), 404 for a token that is another site's, another vehicle's or nobody's
 */
export async function openJourney(
  services: SiteServices,
  request: Request,
  url: URL,
): Promise<JourneyAt> {
  const query = journeyQuery(url.searchParams);
  const { journeys, stock } = services;
  if (query.car === '') throw leadTo(SEARCH_PATH);
  const vehicle = findCar(services, query.car);
  if (vehicle === null) {
    const moved = await stock.movedTo(query.car);
    if (moved !== null) throw leadTo(journeyHref(moved, query));
    if (query.token === '' || journeys === null) throw notFound();
  }
  if (journeys === null) throw leadTo(vehicleHref(vehicle?.slug ?? ''));
  if (vehicle !== null && !isForJourney(vehicle, query)) throw leadTo(vehicleHref(vehicle.slug));
  await requireSignIn(services, 'checkout', request, url);
  const journey = query.token === '' ? null : await journeyOf(journeys, request, query, vehicle);
  if (journey === null && vehicle === null) throw notFound();
  const terms = vehicle && (await termsOf(services, vehicle));
  return {
    ...{ journeys, query, vehicle, journey, terms },
    changes: journey === null || terms === null ? [] : termChanges(journey.choices, terms),
  };
}

/** Who has begun is told what became of the vehicle; who has not is led to its page. */
function isForJourney(vehicle: Vehicle, { token }: JourneyQuery): boolean {
  if (token === '') return canBuyOnline(vehicle, true);
  return vehicle.carType === 'used';
}

async function journeyOf(
  journeys: JourneyServices,
  request: Request,
  { token, car }: JourneyQuery,
  vehicle: Vehicle | null,
): Promise<OpenedJourney> {
  const opened = await journeys.open(request, token);
  if (opened === null) throw notFound();
  if (opened === 'gone') {
    throw vehicle === null ? notFound() : leadTo(journeyHref(vehicle.slug, { isGone: true }));
  }
  if (vehicle !== null && opened.carId !== vehicle.id) throw notFound();
  if (opened.reservation !== null) throw leadTo(reservationHref(opened.reservation));
  // Its link says no more than that it is over.
  if (opened.isOver) throw leadTo(vehicle === null ? SEARCH_PATH : vehicleHref(car));
  return opened;
}

/** What a vehicle is told with now; `null` where it cannot be bought. */
export async function termsOf(services: SiteServices, vehicle: Vehicle): Promise<ToldTerms | null> {
  return isReservable(vehicle)
    ? toldTerms(vehicle, await vehicleEstimate(services, vehicle))
    : null;
}

/** An answer that leads on, and is kept by nobody. */
export function leadTo(path: string, headers: Record<string, string> = {}): Response {
  return redirect(path, { status: 303, headers: { ...PRIVATE, ...headers } });
}

/** What has been answered in this browser: an address that it does not know, is asked again. */
export function answeredOf({ choices, person }: OpenedJourney): AnsweredCheckout {
  const isNowhere = choices.handover?.kind === 'delivery' && person.delivery === null;
  return {
    choices: isNowhere ? { ...choices, handover: null } : choices,
    hasDetails: person.details !== null,
  };
}
