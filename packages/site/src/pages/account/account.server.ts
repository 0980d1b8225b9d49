import type { Alert, GroupWords } from '@forecourt/data';
import {
  type FormInput,
  longDate,
  mobileNumber,
  parseAlertFrequency,
  type ReservationStage,
  wallTime,
} from '@forecourt/domain';
import { alertCopy } from '@forecourt/ui';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AccountServices, OwnRecord } from '../../contracts/accountServices.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH, WATCHLIST_PATH } from '../../presenters/paths.ts';
import { alertHref } from '../alert/alertHref.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { momentText } from '../reservation/reservationView.ts';

/** What a shopper's own page prints: one person's, so that nobody keeps it. */
export type AccountView =
  /** Nothing is known of them any more, and nobody is signed in. */
  { kind: 'erased'; dealer: string } | OwnView;

/** What the dealer holds of who is signed in, dates as they are read. */
export interface OwnView {
  kind: 'own';
  dealer: string;
  /** As its owner writes it: `0412 345 678`. */
  phone: string;
  since: string;
  sessions: readonly { isHere: boolean; started: string; seen: string }[];
  /** Leads with this number, and how many the dealer has not got yet. */
  leads: number;
  undelivered: number;
  /** What they last said of offers and news. */
  offers: string;
  /** Where saved vehicles are, and how many; `null` where the site has no such page. */
  saved: { href: string; count: number } | null;
  /** Reservations that run, with the moment until which. */
  reservations: readonly { title: string; href: string; text: string; isPaid: boolean }[];
  /** What they asked to be told of, signed in; `null` where the site tells nobody. */
  alerts: readonly OwnAlertView[] | null;
  /** They are asked once more whether all of it shall go. */
  erasing: boolean;
  words: GroupWords<'account'>;
}

/** An alert as its owner's account names it. */
export interface OwnAlertView extends Pick<Alert, 'id' | 'words' | 'email' | 'frequency'> {
  /** What it is about. */
  href: string;
  /** Until then nothing but the message that asks for it is sent. */
  confirmed: boolean;
}

/** Why nothing, or not all, was changed or erased. */
export interface AccountFault {
  message: string;
}

export async function loadAccount({ request, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const account = accountOf(services);
  const dealer = services.config.name;
  const own = await account.own(request);
  if (own.kind === 'failed') throw data(null, { status: 503, headers: NO_STORE });
  if (own.kind === 'done') {
    const view: AccountView = viewOf(own.result, services, url.searchParams.has('erase'));
    return data(view, { headers: NO_STORE });
  }
  if (!url.searchParams.has('erased')) throw signInFirst();
  const view: AccountView = { kind: 'erased', dealer };
  return data(view, { headers: NO_STORE });
}

/**
 * Erases what this dealer holds of who is signed in, after they were asked once more, or changes one of
 * their alerts (R16-09).
 */
export async function submitAccount({ request, context }: ActionFunctionArgs) {
  const account = accountOf(servicesOf(context));
  const input = await readForm(request);
  const user = await account.user(request);
  if (user === null) throw signInFirst(303);
  if (namesAnother(input, user.phone)) throw data(null, { status: 403, headers: NO_STORE });
  if (typeof input.alert === 'string') return changeAlert(account, request, input);
  if (input.erase !== 'yes')
    return redirect(`${ACCOUNT_PATH}?erase`, { status: 303, headers: NO_STORE });
  const erased = await account.erase(request);
  if (erased.kind === 'nobody') throw signInFirst(303);
  if (erased.kind === 'failed') {
    return later(
      'Not all of it could be erased just now, so some may still be here. Please try again in a minute.',
    );
  }
  const headers = new Headers({ ...NO_STORE, 'clear-site-data': '"cache"' });
  for (const cookie of erased.result) headers.append('set-cookie', cookie);
  return redirect(`${ACCOUNT_PATH}?erased`, { status: 303, headers });
}

async function changeAlert(account: AccountServices, request: Request, input: FormInput) {
  const frequency = input.act === 'end' ? null : parseAlertFrequency(input.frequency);
  if (frequency === null && input.act !== 'end') {
    const fault: AccountFault = { message: alertCopy.missingFrequency };
    return data(fault, { status: 400, headers: NO_STORE });
  }
  const changed = await account.changeAlert(request, String(input.alert), frequency);
  if (changed.kind === 'nobody') throw signInFirst(303);
  if (changed.kind === 'failed') {
    return later(
      'Your alert could not be changed just now, so it is as it was. Please try again in a minute.',
    );
  }
  // One that is over, or is another's, is not among those that are shown.
  return redirect(`${ACCOUNT_PATH}#alerts`, { status: 303, headers: NO_STORE });
}

function later(message: string) {
  const fault: AccountFault = { message };
  return data(fault, { status: 503, headers: { ...NO_STORE, 'retry-after': '30' } });
}

/** Whether a form means somebody other than who is signed in: the session alone says who that is. */
export function namesAnother({ phone }: FormInput, own: string): boolean {
  return phone !== undefined && (typeof phone !== 'string' || mobileNumber(phone) !== own);
}

/** Where a shopper signs in and comes back from. */
export function signInFirst(status = 302): Response {
  const path = `${SIGN_IN_PATH}?redirect=${encodeURIComponent(ACCOUNT_PATH)}`;
  return redirect(path, { status, headers: NO_STORE });
}

export function accountOf({ account }: Pick<SiteServices, 'account'>): AccountServices {
  if (account === null) throw notFound();
  return account;
}

function viewOf(own: OwnRecord, services: SiteServices, erasing: boolean): OwnView {
  const { config, hasPage, alerts } = services;
  const day = (at: number) => longDate(wallTime(at, config.timeZone).date);
  const { leads, undelivered } = own;
  return {
    ...{ kind: 'own', dealer: config.name, leads, undelivered, erasing },
    phone: `0${own.phone.slice(3)}`.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3'),
    since: day(own.since),
    sessions: own.sessions
      .toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
      .map(({ isHere, startedAt, seenAt }) => {
        return { isHere, started: day(startedAt), seen: day(seenAt) };
      }),
    offers: offersText(own.offers, config.name, day),
    words: fillWords(config.words, 'account', {}),
    reservations: own.reservations.map(({ title, path, stage, until, isPaid }) => {
      const by = momentText(until, config.timeZone);
      return { title, href: path, text: runningText[stage](by), isPaid };
    }),
    alerts: alerts === null ? null : own.alerts.map((alert) => alertView(services, alert)),
    saved: hasPage(WATCHLIST_PATH) ? { href: WATCHLIST_PATH, count: own.saved } : null,
  };
}

function offersText(
  offers: OwnRecord['offers'],
  dealer: string,
  day: (at: number) => string,
): string {
  if (offers === null) return `You have not asked ${dealer} for offers and news.`;
  return offers.wanted
    ? `On ${day(offers.at)} you ticked the box for offers and news from ${dealer}.`
    : `On ${day(offers.at)} you left the box for offers and news from ${dealer} empty.`;
}

function alertView(services: SiteServices, alert: Alert): OwnAlertView {
  const { id, words, email, frequency, confirmedAt } = alert;
  return {
    ...{ id, words, email, frequency, confirmed: confirmedAt !== null },
    href: alertHref(services, alert),
  };
}

/** What is so of a reservation that runs. @param until as it is read */
const runningText: Readonly<Record<ReservationStage, (until: string) => string>> = {
  payment: (until) => `It waits for your deposit until ${until}.`,
  confirmation: (until) => `It is to be confirmed by ${until}.`,
  held: (until) => `It is held for you until ${until}.`,
  fulfilled: () => 'It is yours.',
  over: () => 'It is over.',
};
