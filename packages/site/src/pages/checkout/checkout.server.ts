import { isSold, type ReserveTerms, termsSentence } from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { checkoutHref, journeyHref, reservationHref } from '../../presenters/paths.ts';
import { reserveTermsOf } from '../../presenters/reserveTermsOf.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { type BuyState, buyState, type DealView } from '../checkoutJourney/dealView.server.ts';
import { detailsForm } from '../checkoutJourney/detailsForm.server.ts';
import { type JourneyDeal, journeyDeal } from '../checkoutJourney/journeyDeal.server.ts';
import { leadTo } from '../checkoutJourney/openJourney.server.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE, PRIVATE, siteForm } from '../form/siteForm.server.ts';
import { notTaken, takeForm } from '../form/takeForm.server.ts';
import { askLead, notSaved, tooMany } from '../form/takeLead.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { requireSignIn } from '../signIn/requireSignIn.server.ts';
import { vehicleAt } from '../vehicle/vehicleAt.server.ts';
import { holdCookie, ownHold } from './ownHold.server.ts';

/** What the page that reserves a vehicle prints. */
export interface CheckoutView {
  card: VehicleCardView;
  /** Listing of the vehicles most like this one. */
  similarHref: string;
  /** Whether it can be reserved; else somebody has it, or it is not for sale. */
  state: BuyState;
  terms: ReserveTerms;
  /** The terms in a sentence, beside the button that agrees to them. */
  sentence: string;
  paysOnline: boolean;
  form: FormView;
  /** What a checkout journey has come to; `null` of who only reserves. */
  deal: { view: DealView; reviewHref: string } | null;
  canonical: string;
}

export async function loadCheckout({ request, params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, now, origin } = services;
  const { paysOnline, hosts } = reserving(services);
  const vehicle = await vehicleAt(services, params.slug ?? '', url, (slug) =>
    checkoutHref(slug, config),
  );
  const path = checkoutHref(vehicle.slug, config);
  // One of two addresses is the site's; the router asks for the page's data under either (R2-05).
  if (url.pathname !== path) throw redirect(path + url.search, { status: 301, headers: NO_STORE });
  await requireSignIn(services, 'checkout', request, url);
  const deal = await journeyDeal(services, request, url, vehicle);
  const state = buyState(vehicle);
  const own = state === 'open' ? null : await ownHold(services, request, vehicle);
  if (own !== null) throw redirect(own, { status: 303, headers: NO_STORE });
  const terms = reserveTermsOf(vehicle, config);
  const submitLabel = paysOnline ? `Pay ${terms.deposit} and reserve` : 'Ask to reserve it';
  const view: CheckoutView = {
    card: vehicleCard(vehicle, config, now()),
    similarHref: similarHref(vehicle),
    state,
    terms,
    sentence: termsSentence(terms, paysOnline),
    paysOnline,
    form:
      deal === null
        ? drawForm(services, 'reserve', { path, vehicle, query: url.searchParams, submitLabel })
        : drawForm(services, 'reserve', {
            ...{ path: path + url.search, vehicle, submitLabel },
            // Who it is for was told on the way.
            change: { fields: [] },
          }),
    deal: deal && {
      view: deal.view,
      reviewHref: journeyHref(vehicle.slug, { step: 'review', token: deal.journey.token }),
    },
    canonical: origin + path,
  };
  if (services.document) services.document.formOrigins = hosts;
  return deal === null ? formPage(view) : data(view, { headers: PRIVATE });
}

/** Takes the request: on to the provider's page, or to the shopper's own of the reservation. */
export async function submitCheckout({ request, params, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const reservations = reserving(services);
  const { stock, config } = services;
  const vehicle = stock.bySlug(params.slug ?? '');
  if (vehicle === null) throw notFound();
  if (services.document) services.document.formOrigins = reservations.hosts;
  const path = checkoutHref(vehicle.slug, config);
  const deal = await journeyDeal(services, request, url, vehicle);
  const sent = await readForm(request);
  const change = deal === null ? {} : detailsForm();
  const input = deal === null ? sent : { ...sent, ...deal.details };
  const { form, rules } = siteForm(services, 'reserve', { path, change });
  // A journey's form has no fields: who it is for was told on the way.
  const drawn = deal === null ? form : { ...form, fields: [] };
  const again = { form: drawn, rules, input, carId: vehicle.id };
  const asked = askLead(services, { form, rules, request, input, path, vehicle });
  if (asked.state === 'faulty' && deal !== null) {
    // The site asks more by now than it did.
    const { token } = deal.journey;
    throw leadTo(journeyHref(vehicle.slug, { step: 'details', token, isChange: true }));
  }
  if (asked.state !== 'asked') return notTaken(services, asked, again);
  // Nobody keeps a vehicle from others by a program; a person reads what was sent all the same.
  if ((asked.lead.context.suspicions ?? []).length > 0) {
    return takeForm(withDeal(services, deal), request, 'reserve', { path, vehicle, input, change });
  }
  const answer = await reservations
    .reserve(asked.formKey, deal?.withDeal(asked.lead) ?? asked.lead, vehicle)
    .catch(() => notSaved('Your request could not be saved just now, so nothing is reserved.'));
  if ('state' in answer) return notTaken(services, answer, again);
  if (answer.kind === 'wait') {
    const { seconds } = answer;
    const refused = { state: 'refused', status: 429, seconds, message: tooMany(seconds) } as const;
    return notTaken(services, refused, again);
  }
  if (answer.kind !== 'reserved') {
    const held = answer.kind === 'taken' ? await ownHold(services, request, vehicle) : null;
    if (held !== null) return redirect(held, { status: 303, headers: NO_STORE });
    const message = answer.kind !== 'taken' ? FULL : isSold(vehicle) ? SOLD : TAKEN;
    return notTaken(services, { state: 'refused', status: 409, seconds: 0, message }, again);
  }
  const own = reservationHref(answer.token);
  // It is reserved, whether or not the journey can be told so.
  await deal?.journeys.reserved(request, deal.journey, answer.token).catch(() => undefined);
  const pay = await reservations.payAt(answer.token);
  const headers = { ...NO_STORE, 'set-cookie': holdCookie(answer.token, request, services) };
  return redirect(pay ?? own, { status: 303, headers });
}

/** The same services, whose leads say what is to be bought for how much. */
function withDeal(services: SiteServices, deal: JourneyDeal | null): SiteServices {
  if (deal === null) return services;
  const submitLead: SiteServices['submitLead'] = (key, lead, time) =>
    services.submitLead(key, deal.withDeal(lead), time);
  return { ...services, submitLead };
}

/** @throws the answer of a site that takes none */
export function reserving({ reservations }: SiteServices) {
  if (reservations === null) throw notFound();
  return reservations;
}

const FULL =
  'Many vehicles wait for our answer at the moment, so this one is not reserved for you, and you have paid nothing. Please call us, or try again later.';
const TAKEN =
  'Somebody else has just reserved this one, so it is not reserved for you, and you have paid nothing. It may become free again.';
const SOLD =
  'This one was sold while you were writing, so it is not reserved for you, and you have paid nothing. Please choose another one.';
