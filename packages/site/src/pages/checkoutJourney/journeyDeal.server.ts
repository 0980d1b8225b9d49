import {
  dealOf,
  type FormValues,
  type LeadDeal,
  type LeadTradeIn,
  type NewLead,
  type Vehicle,
} from '@forecourt/domain';
import type { JourneyServices, OpenedJourney } from '../../contracts/journeyServices.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { journeyHref } from '../../presenters/paths.ts';
import { readPlateCookie } from '../tradeIn/plateCookie.ts';
import { type DealView, dealView } from './dealView.server.ts';
import { leadTo, openJourney } from './openJourney.server.ts';

/** What a journey has come to, for the page that reserves its vehicle. */
export interface JourneyDeal {
  journeys: JourneyServices;
  journey: OpenedJourney;
  /** Who it is for, as they typed it. */
  details: FormValues;
  /** The lead with the deal, as it was told. */
  withDeal(lead: NewLead): NewLead;
  view: DealView;
}

/**
 * The deal of the journey that the address of a vehicle's reservation names; `null` where it names none.
 *
 * @throws where it is not whole, not this browser's or not as it was told: to the step that asks or tells;
 *   404 for a token that is another site's, another vehicle's or nobody's
 */
export async function journeyDeal(
  services: SiteServices,
  request: Request,
  url: URL,
  vehicle: Vehicle,
): Promise<JourneyDeal | null> {
  const token = url.searchParams.get('journey');
  if (token === null) return null;
  const at = new URL(journeyHref(vehicle.slug, { step: 'review', token }), services.origin);
  const { journeys, journey, terms, changes } = await openJourney(services, request, at);
  const { details = null, delivery = null } = journey?.person ?? {};
  const deal = journey && dealOf(journey.choices, placeOf(services, journey), delivery);
  // The review leads to whichever step is open, and says what has changed.
  const isWhole = details !== null && deal !== null && terms !== null && changes.length === 0;
  if (journey === null || !isWhole) throw leadTo(at.pathname + at.search);
  return {
    ...{ journeys, journey, details },
    withDeal: (lead) => attach(services, request, { lead, deal, vehicle, journey }),
    view: await dealView(services, vehicle, journey),
  };
}

function placeOf({ config }: SiteServices, { choices }: OpenedJourney): string | null {
  const { handover } = choices;
  if (handover?.kind !== 'pick-up') return null;
  return config.locations.find(({ id }) => id === handover.locationId)?.name ?? null;
}

interface Attached {
  lead: NewLead;
  deal: LeadDeal;
  vehicle: Vehicle;
  journey: OpenedJourney;
}

function attach(
  { config }: SiteServices,
  request: Request,
  { lead, deal, vehicle, journey }: Attached,
): NewLead {
  const { handover } = deal;
  const id = handover.kind === 'pick-up' ? handover.locationId : null;
  const place = config.locations.find((one) =>
    id === null ? one.slug === vehicle.location?.slug : one.id === id,
  );
  const tradeIn = tradeInOf(request, journey);
  return {
    ...lead,
    enquiry: {
      ...lead.enquiry,
      locationId: place?.id ?? lead.enquiry.locationId,
      dealershipSlug: place?.dealershipSlug ?? lead.enquiry.dealershipSlug,
      ...(tradeIn !== null && { rego: tradeIn.tradeIn.rego, valuationId: tradeIn.valuationId }),
    },
    deal,
    ...(tradeIn !== null && { tradeIn: tradeIn.tradeIn }),
  };
}

function tradeInOf(
  request: Request,
  { choices: { tradeIn } }: OpenedJourney,
): { tradeIn: LeadTradeIn; valuationId: string } | null {
  if (tradeIn === null || tradeIn === 'none') return null;
  const { valuationId, ...told } = tradeIn;
  const plate = readPlateCookie(request.headers.get('cookie'), told.car);
  const { rego = null, regoState = null } = plate ?? {};
  return { tradeIn: { ...told, rego, regoState }, valuationId };
}
