import { isSold } from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { HeldReservation } from '../../contracts/reservationServices.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { dealLines } from '../../presenters/dealLines.ts';
import { checkoutHref, reservationHref } from '../../presenters/paths.ts';
import { reserving } from '../checkout/checkout.server.ts';
import { readForm } from '../form/readForm.ts';
import { PRIVATE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { type ReservationFactsView, reservationFacts } from './reservationView.ts';

/** What a shopper's own page of a reservation prints. */
export interface ReservationView extends ReservationFactsView {
  path: string;
  /** What they buy, by the figures of the review; empty of who only reserves. */
  deal: readonly { label: string; value: string }[];
  /** The shopper has asked to cancel, and is asked once more. */
  asksAgain: boolean;
  /** The provider has sent the shopper back, and the money is not there yet. */
  isLate: boolean;
  paysOnline: boolean;
  /** It waits for money or an answer, and by now the stock no longer offers it. */
  isGone: boolean;
  /** Money is on its way back. */
  isOwed: boolean;
  /** Where the same vehicle can be reserved again. */
  againHref: string | null;
}

export async function loadReservation({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const reservations = reserving(services);
  const token = params.token ?? '';
  const held = await reservations.open(token);
  if (held === null) throw notFound();
  if (services.document) services.document.formOrigins = reservations.hosts;
  const { reservation, lead } = held;
  const slug = lead?.context.vehicle?.slug ?? null;
  const facts = reservationFacts(held, services.config, services.now());
  const view: ReservationView = {
    ...facts,
    path: reservationHref(token),
    deal: (lead === null ? [] : dealLines(lead)).map(({ label, value, note }) => {
      return { label, value: note === null ? value : `${value}. ${note}` };
    }),
    asksAgain: url.searchParams.has('cancel'),
    isLate: url.searchParams.has('paid') && reservation.stage === 'payment',
    paysOnline: reservation.depositCents > 0,
    isGone: isGone(services, held),
    isOwed: reservation.stage === 'over' && reservation.charges.some(({ refundId }) => !refundId),
    againHref:
      reservation.stage === 'over' && slug !== null ? checkoutHref(slug, services.config) : null,
  };
  return data(view, { headers: PRIVATE });
}

/** What is held or handed over may well be told as sold: to this very shopper. */
function isGone({ stock }: SiteServices, { reservation, lead }: HeldReservation): boolean {
  const { stage } = reservation;
  if ((stage !== 'payment' && stage !== 'confirmation') || !lead?.context.vehicle) return false;
  const vehicle = stock.bySlug(lead.context.vehicle.slug);
  return vehicle === null || isSold(vehicle);
}

/** Pays or cancels, and shows what is so then; the shopper's own token is all that counts. */
export async function submitReservation({ request, params, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const reservations = reserving(services);
  const token = params.token ?? '';
  const { act } = await readForm(request);
  const own = reservationHref(token);
  if (act === 'pay') {
    const held = await reservations.open(token);
    // Nobody pays for what the stock calls sold; the page says so.
    const pay = held && !isGone(services, held) ? await reservations.payAt(token) : null;
    return redirect(pay ?? own, { status: 303, headers: PRIVATE });
  }
  const held = act === 'cancel' ? await reservations.cancel(token) : await reservations.open(token);
  if (held === null) throw notFound();
  return redirect(own, { status: 303, headers: PRIVATE });
}
