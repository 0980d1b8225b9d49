import {
  type Lead,
  type SuccessRecord,
  type SuccessText,
  successText,
  type TrackedEvent,
  tradeInSubcategories,
  vehicleTitle,
} from '@forecourt/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import { readOfferCookie } from './offerCookie.ts';
import { readSuccessCookie } from './successCookie.ts';

/** What the thank-you page prints; without a record it is a neutral thank-you (R2-21). */
export interface SuccessView {
  /** What was sent, and what to do meanwhile. */
  sent: SuccessText | null;
  vehicle: { title: string; href: string } | null;
  /** What is to be told of the form, once for each `key` (R4-19). */
  event: { key: string; tracked: TrackedEvent } | null;
  /** Where the offer that was sent can still be accepted. */
  offerHref: string | null;
}

export async function loadSuccess({ request, context }: LoaderFunctionArgs) {
  const { stock, tradeIn } = servicesOf(context);
  const record = readSuccessCookie(request.headers.get('cookie'));
  const vehicle = record?.carId == null ? null : stock.byId(record.carId);
  const view: SuccessView = {
    sent: record === null ? null : successText(record),
    vehicle:
      vehicle === null ? null : { title: vehicleTitle(vehicle), href: vehicleHref(vehicle.slug) },
    event: eventOf(record),
    offerHref:
      record?.subcategory === tradeInSubcategories.valued
        ? acceptHref(await tradeIn.openOffer(readOfferCookie(request)))
        : null,
  };
  return data(view, { headers: { 'cache-control': 'no-store' } });
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
