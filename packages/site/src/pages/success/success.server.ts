import type { SiteConfig } from '@forecourt/data';
import {
  answerText,
  type Lead,
  openNow,
  type SuccessRecord,
  type SuccessText,
  successText,
  type TrackedEvent,
  tradeInSubcategories,
  type Vehicle,
} from '@forecourt/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { readSuccessCookie } from '../form/successCookie.ts';
import { readOfferCookie } from './offerCookie.ts';

/** What the thank-you page prints; without a record it is a neutral thank-you (R2-21). */
export interface SuccessView {
  /** What was sent, and what to do meanwhile. */
  sent: SuccessText | null;
  /** What it is about. */
  card: VehicleCardView | null;
  /** Who answers it, when, and where they are called; `null` without a record. */
  answer: { name: string; text: string; phone: string | null } | null;
  /** What is to be told of the form, once for each `key` (R4-19). */
  event: { key: string; tracked: TrackedEvent } | null;
  /** Where the offer that was sent can still be accepted. */
  offerHref: string | null;
  words: SuccessWords;
}

/** Words of that page, filled in. */
export interface SuccessWords {
  heading: string;
  /** Where nothing was sent. */
  text: string;
  /** Button to the stock. */
  look: string;
  /** Heading over who answers, and when. */
  next: string;
}

export async function loadSuccess({ request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { stock, tradeIn, config, now } = services;
  const record = readSuccessCookie(request.headers.get('cookie'));
  const vehicle = record?.carId == null ? null : stock.byId(record.carId);
  const view: SuccessView = {
    sent: record === null ? null : successText(record),
    card: vehicle === null ? null : vehicleCard(vehicle, config, now()),
    answer: record === null ? null : answerOf(record, vehicle, services),
    event: eventOf(record),
    offerHref:
      record?.subcategory === tradeInSubcategories.valued
        ? acceptHref(await tradeIn.openOffer(readOfferCookie(request)))
        : null,
    words: wordsOf(config, record !== null, vehicle !== null),
  };
  return data(view, { headers: { 'cache-control': 'no-store' } });
}

function wordsOf({ name, words }: SiteConfig, isSent: boolean, isAbout: boolean): SuccessWords {
  const own = fillWords(words, 'success', { name });
  return {
    heading: isSent ? own.thanks : own.visit,
    text: own.visitText,
    look: isAbout ? own.keepLooking : own.look,
    next: own.next,
  };
}

/** The place that was written to, else the vehicle's, else the dealer's only one. */
function answerOf(
  { locationId }: SuccessRecord,
  vehicle: Vehicle | null,
  { config, now }: SiteServices,
): SuccessView['answer'] {
  const { timeZone, appointmentOnlyDays, replyPromise: promise } = config;
  const places = config.locations.filter(({ visible }) => visible);
  const place =
    places.find(({ id, slug }) =>
      locationId === undefined ? slug === vehicle?.location?.slug : id === locationId,
    ) ?? (places.length === 1 ? places[0] : undefined);
  const at = now();
  const opening =
    place === undefined ? null : openNow(place.openingHours, at, timeZone, appointmentOnlyDays);
  return {
    name: place?.name ?? config.name,
    text: answerText({ opening, promise }, at, timeZone),
    phone: place?.phone ?? config.phone,
  };
}

/** The page that the lead was sent from, where it is accepted. */
function acceptHref(lead: Lead | null): string | null {
  if (lead === null || !URL.canParse(lead.context.url)) return null;
  const { pathname, searchParams } = new URL(lead.context.url);
  searchParams.set('step', 'accept');
  return `${pathname}?${searchParams}`;
}

/** Of the vehicle its id, of the form its subject; of who sent it nothing. */
function eventOf(record: SuccessRecord | null): SuccessView['event'] {
  if (record === null || record.event === null) return null;
  const { event, carId, category, subcategory, at } = record;
  const about = {
    ...(carId !== null && { car_id: carId }),
    category,
    ...(subcategory !== null && { subcategory }),
  };
  return { key: String(at), tracked: { event_id: event, ...about } };
}
