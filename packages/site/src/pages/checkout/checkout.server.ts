import { isAvailable, isReservable, type ReserveTerms, termsSentence } from '@forecourt/domain';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { checkoutHref, reservationHref } from '../../presenters/paths.ts';
import { reserveTermsOf } from '../../presenters/reserveTermsOf.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE, siteForm } from '../form/siteForm.server.ts';
import { notTaken, takeForm } from '../form/takeForm.server.ts';
import { askLead, notSaved, tooMany } from '../form/takeLead.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { vehicleAt } from '../vehicle/vehicleAt.server.ts';

/** What the page that reserves a vehicle prints. */
export interface CheckoutView {
  card: VehicleCardView;
  /** Listing of the vehicles most like this one. */
  similarHref: string;
  /** Whether it can be reserved; else somebody has it, or it is not for sale. */
  state: 'open' | 'reserved' | 'gone';
  terms: ReserveTerms;
  /** The terms in a sentence, beside the button that agrees to them. */
  sentence: string;
  paysOnline: boolean;
  form: FormView;
  canonical: string;
}

export async function loadCheckout({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, now, origin } = services;
  const { paysOnline, hosts } = reserving(services);
  const vehicle = await vehicleAt(services, params.slug ?? '', url, (slug) =>
    checkoutHref(slug, config),
  );
  const path = checkoutHref(vehicle.slug, config);
  // One of two addresses is the site's; the router asks for the page's data under either (R2-05).
  if (url.pathname !== path) throw redirect(path + url.search, { status: 301, headers: NO_STORE });
  const terms = reserveTermsOf(vehicle, config);
  const submitLabel = paysOnline ? `Pay ${terms.deposit} and reserve` : 'Ask to reserve it';
  const view: CheckoutView = {
    card: vehicleCard(vehicle, config, now()),
    similarHref: similarHref(vehicle),
    state: isReservable(vehicle) ? 'open' : isAvailable(vehicle) ? 'reserved' : 'gone',
    terms,
    sentence: termsSentence(terms, paysOnline),
    paysOnline,
    form: drawForm(services, 'reserve', { path, vehicle, query: url.searchParams, submitLabel }),
    canonical: origin + path,
  };
  if (services.document) services.document.formOrigins = hosts;
  return formPage(view);
}

/** Takes the request: on to the provider's page, or to the shopper's own of the reservation. */
export async function submitCheckout({ request, params, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const reservations = reserving(services);
  const { stock, config } = services;
  const vehicle = stock.bySlug(params.slug ?? '');
  if (vehicle === null) throw notFound();
  if (services.document) services.document.formOrigins = reservations.hosts;
  const path = checkoutHref(vehicle.slug, config);
  const input = await readForm(request);
  const { form, rules } = siteForm(services, 'reserve', { path });
  const again = { form, rules, input, carId: vehicle.id };
  const asked = askLead(services, { form, rules, request, input, path, vehicle });
  if (asked.state !== 'asked') return notTaken(services, asked, again);
  // Nobody keeps a vehicle from others by a program; a person reads what was sent all the same.
  if ((asked.lead.context.suspicions ?? []).length > 0) {
    return takeForm(services, request, 'reserve', { path, vehicle, input });
  }
  const answer = await reservations
    .reserve(asked.formKey, asked.lead, vehicle)
    .catch(() => notSaved('Your request could not be saved just now, so nothing is reserved.'));
  if ('state' in answer) return notTaken(services, answer, again);
  if (answer.kind === 'wait') {
    const { seconds } = answer;
    const refused = { state: 'refused', status: 429, seconds, message: tooMany(seconds) } as const;
    return notTaken(services, refused, again);
  }
  if (answer.kind !== 'reserved') {
    const message = answer.kind === 'taken' ? TAKEN : FULL;
    return notTaken(services, { state: 'refused', status: 409, seconds: 0, message }, again);
  }
  const own = reservationHref(answer.token);
  const pay = await reservations.payAt(answer.token);
  return redirect(pay ?? own, { status: 303, headers: NO_STORE });
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
