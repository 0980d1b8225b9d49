import type { Alert, GroupWords } from '@forecourt/data';
import { longDate, type ReservationStage, wallTime } from '@forecourt/domain';
import type { OwnRecord } from '../../contracts/accountServices.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { alertHref } from '../alert/alertHref.ts';
import { momentText } from '../reservation/reservationView.ts';

/** What the dealer holds of who is signed in, in sentences, so that the page has none to send. */
export interface OwnView {
  kind: 'own';
  /** As its owner writes it: `0412 345 678`. */
  phone: string;
  since: string;
  /** Where they are signed in, this browser first. */
  sessions: readonly { name: string; text: string }[];
  /** What the dealer has of them here. */
  data: string;
  /** What they last said of offers and news. */
  offers: string;
  /** Where saved vehicles are, and what leads there where there are some; `null` where the site has no such page. */
  saved: { href: string; more: string | null } | null;
  /** Reservations that run, with the moment until which. */
  reservations: readonly { title: string; href: string; text: string }[];
  /** What they asked to be told of, signed in; `null` where the site tells nobody. */
  alerts: readonly OwnAlertView[] | null;
  /** Where they are asked once more whether all of it shall go: what that does. */
  erasing: ErasingView | null;
  words: GroupWords<'account'>;
}

/** What comes of an erasure. */
export interface ErasingView {
  /** What is taken away. */
  text: string;
  /** Reservations that end with it; `null` where none runs. */
  ends: { title: string; text: string } | null;
  /** What of it the dealer never gets, and what it may have kept. */
  notes: readonly string[];
}

/** An alert as its owner's account names it. */
export interface OwnAlertView extends Pick<Alert, 'id' | 'words' | 'email' | 'frequency'> {
  /** What it is about. */
  href: string;
  /** Until then nothing but the message that asks for it is sent. */
  confirmed: boolean;
}

/** @param erasing whether they are asked once more whether all of it shall go */
export function ownView(own: OwnRecord, services: SiteServices, erasing: boolean): OwnView {
  const { config, hasPage, alerts } = services;
  const day = (at: number) => longDate(wallTime(at, config.timeZone).date);
  return {
    kind: 'own',
    phone: `0${own.phone.slice(3)}`.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3'),
    since: day(own.since),
    sessions: own.sessions
      .toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
      .map(({ isHere, startedAt, seenAt }) =>
        isHere
          ? { name: 'This browser', text: `Signed in on ${day(startedAt)}.` }
          : {
              name: 'Another browser',
              text: `Signed in on ${day(startedAt)}, last here on ${day(seenAt)}.`,
            },
      ),
    data: `${config.name} has your number here, and ${messages(own.leads)} that came with it.`,
    offers: offersText(own.offers, config.name, day),
    words: fillWords(config.words, 'account', {}),
    reservations: own.reservations.map(({ title, path, stage, until }) => {
      const by = momentText(until, config.timeZone);
      return { title, href: path, text: runningText[stage](by) };
    }),
    alerts: alerts === null ? null : own.alerts.map((alert) => alertView(services, alert)),
    saved: hasPage(WATCHLIST_PATH)
      ? { href: WATCHLIST_PATH, more: own.saved === 0 ? null : savedText(own.saved) }
      : null,
    erasing: erasing ? erasingView(own, config.name) : null,
  };
}

function erasingView({ leads, undelivered, reservations }: OwnRecord, dealer: string): ErasingView {
  const letters = leads > 0 ? `${messages(leads)} that came with it, ` : '';
  return {
    text: `This takes away your number, ${letters}and what you saved, at ${dealer} alone, and signs you out everywhere. Nothing brings it back.`,
    ends: reservations.length === 0 ? null : endsView(reservations),
    notes: [
      ...(undelivered > 0
        ? [`${dealer} has not got ${undelivered} of them yet, and then never will.`]
        : []),
      `What ${dealer} has answered may be in its own mail and records: ask there, too.`,
    ],
  };
}

function endsView(reservations: OwnRecord['reservations']): ErasingView['ends'] {
  const titles = reservations.map(({ title }) => title).join(', ');
  const others = 'Others can have the vehicle then.';
  return {
    title:
      reservations.length === 1
        ? `It ends your reservation of the ${titles}`
        : `It ends your reservations: ${titles}`,
    text: reservations.some(({ isPaid }) => isPaid)
      ? `${others} The deposit goes back to you, in full.`
      : others,
  };
}

function savedText(count: number): string {
  return count === 1 ? 'See the vehicle you saved' : `See the ${count} vehicles you saved`;
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count === 0 ? 'no' : count} messages`;
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
