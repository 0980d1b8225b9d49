import { dealFacts, type Lead, telHref } from '@forecourt/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { holdRequestHref } from '../../presenters/paths.ts';
import { reserving } from '../checkout/checkout.server.ts';
import { readForm } from '../form/readForm.ts';
import { PRIVATE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { type ReservationFactsView, reservationFacts } from '../reservation/reservationView.ts';

/** What the dealer's page of a reservation prints. */
export interface HoldRequestView extends ReservationFactsView {
  path: string;
  /** How to reach the shopper, by a link where one does; empty of one who was erased. */
  contact: readonly { label: string; value: string; href?: string }[];
  /** What it is to be bought for, and how, where it comes of a checkout journey. */
  deal: readonly { label: string; value: string }[];
}

export async function loadHoldRequest({ params, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const token = params.token ?? '';
  const held = await reserving(services).openForDealer(token);
  if (held === null) throw notFound();
  const {
    name = '',
    lastName = '',
    phone = '',
    email = '',
    message = null,
  } = held.lead?.enquiry ?? {};
  const told = [
    { label: 'Name', value: [name, lastName].filter(Boolean).join(' ') },
    { label: 'Phone', value: phone, href: telHref(phone) },
    { label: 'Email', value: email, href: `mailto:${email}` },
    { label: 'Message', value: message ?? '' },
  ];
  const view: HoldRequestView = {
    ...reservationFacts(held, services.config, services.now()),
    path: holdRequestHref(token),
    contact: told.filter(({ value }) => value !== ''),
    deal: dealOf(held.lead),
  };
  return data(view, { headers: PRIVATE });
}

function dealOf(lead: Lead | null): HoldRequestView['deal'] {
  if (lead?.deal === undefined) return [];
  return dealFacts(lead.deal, lead.tradeIn).map(([label, value]) => ({ label, value }));
}

const answers = { confirm: 'confirmed', release: 'released', fulfil: 'fulfilled' } as const;

/** Does what a button says. A link alone does nothing: mail programs open them by themselves. */
export async function submitHoldRequest({ request, params, context }: ActionFunctionArgs) {
  const reservations = reserving(servicesOf(context));
  const token = params.token ?? '';
  const { act } = await readForm(request);
  const answer = typeof act === 'string' && Object.hasOwn(answers, act) ? act : null;
  const held =
    answer === null
      ? await reservations.openForDealer(token)
      : await reservations.answerAsDealer(token, answers[answer as keyof typeof answers]);
  if (held === null) throw notFound();
  return redirect(holdRequestHref(token), { status: 303, headers: PRIVATE });
}
