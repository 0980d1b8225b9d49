import { type AlertFrequency, type AlertNews, formatPrice, newsSummary } from '@forecourt/domain';
import type { MailAddress } from '../../delivery/email/leadMail.ts';
import { oneLine } from '../../delivery/email/mailText.ts';
import type { Alert, AlertMail } from '../../store/alerts.ts';
import type { AlertDealer } from './alertDealer.ts';
import type { AlertFacts, MailLink } from './alertFacts.ts';
import { alertHtml } from './alertHtml.ts';

/** What a link of a message is for. */
export type AlertPurpose = 'confirm' | 'manage';

export interface AlertMailOptions {
  dealer: AlertDealer;
  /** Address it is sent from. */
  from: string;
  /** By which a link is known; of one alert always the same. */
  tokenOf(purpose: AlertPurpose, alert: Alert): string;
}

/** A message to a shopper, as its reader gets it. */
export interface AlertMessage {
  /** The same however often it is sent. */
  messageId: string;
  from: MailAddress;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Address that takes the alert away by a POST (RFC 8058); `null` in the question itself. */
  unsubscribe: string | null;
}

/** The message that asks for a confirmation, or tells what is new. */
export function alertMail(
  mail: AlertMail,
  { dealer, from, tokenOf }: AlertMailOptions,
): AlertMessage {
  const { alert } = mail;
  const links = linksOf(alert, dealer, tokenOf);
  const facts = mail.kind === 'news' ? newsFacts(mail, links) : askFacts(alert, links);
  const whole = { ...facts, footer: footerOf(mail, dealer) };
  const [, domain = 'forecourt'] = from.split('@');
  return {
    messageId: `<${mail.id}.alert@${domain}>`,
    from: { name: oneLine(dealer.name), address: from },
    to: alert.email,
    replyTo: dealer.email,
    subject: oneLine(subjectOf(mail, dealer)),
    text: alertText(whole),
    html: alertHtml(whole, dealer),
    unsubscribe: mail.kind === 'news' ? links.stop : null,
  };
}

interface Links {
  confirm: string;
  manage: string;
  stop: string;
  /** What the alert is about. */
  about: string;
  origin: string;
}

function linksOf(
  alert: Alert,
  { origin }: AlertDealer,
  tokenOf: AlertMailOptions['tokenOf'],
): Links {
  const page = (path: string, purpose: AlertPurpose) =>
    `${origin}/alerts/${path}?token=${tokenOf(purpose, alert)}`;
  return {
    confirm: page('confirm', 'confirm'),
    manage: page('manage', 'manage'),
    stop: page('stop', 'manage'),
    about: `${origin}/search${alert.search === '' ? '' : `?${encodeURI(alert.search)}`}`,
    origin,
  };
}

function subjectOf({ kind, alert, news, more }: AlertMail, { name }: AlertDealer): string {
  if (kind === 'confirm') {
    return alert.confirmedAt === null
      ? `Please confirm: news of ${alert.words} from ${name}`
      : `You already get news of ${alert.words} from ${name}`;
  }
  const [only] = news;
  if (alert.vehicleId !== null && only !== undefined) {
    return `${headings[only.kind].one}: ${only.vehicle.title}`;
  }
  return `${alert.words}: ${newsSummary(news)}${more > 0 ? ` and ${more} more` : ''}`;
}

function askFacts(alert: Alert, links: Links): Omit<AlertFacts, 'footer'> {
  const what = `${alert.words} (${often[alert.frequency]})`;
  if (alert.confirmedAt !== null) {
    return {
      headline: 'You already get this',
      paragraphs: [
        `Somebody, probably you, asked for news of ${what}. You get it already, so there is nothing to confirm.`,
      ],
      action: null,
      groups: [],
      links: manageLinks(links),
    };
  }
  return {
    headline: 'One press, and we tell you when',
    paragraphs: [
      `Somebody, probably you, asked us to write to this address about ${what}.`,
      'If that was you, please confirm it within seven days. If it was not, do nothing: we write no more, and forget this address.',
    ],
    action: { text: 'Yes, tell me', href: links.confirm },
    groups: [],
    links: [],
  };
}

function newsFacts({ alert, news, more }: AlertMail, links: Links): Omit<AlertFacts, 'footer'> {
  const kinds = [...new Set(news.map(({ kind }) => kind))];
  const isSearch = alert.vehicleId === null;
  return {
    headline: alert.words,
    paragraphs: more > 0 ? [`There are ${more} more than this message has room for.`] : [],
    action: isSearch ? { text: 'See them all', href: links.about } : null,
    groups: kinds.map((kind) => ({
      heading: headings[kind].many,
      vehicles: news.filter((one) => one.kind === kind).map((one) => vehicleFacts(one, links)),
    })),
    links: manageLinks(links),
  };
}

function manageLinks({ manage, stop }: Links): MailLink[] {
  return [
    { text: 'Change how often', href: manage },
    { text: 'Unsubscribe', href: stop },
  ];
}

function vehicleFacts({ kind, vehicle, priceBefore }: AlertNews, { origin }: Links) {
  const price = vehicle.price === null ? null : formatPrice(vehicle.price);
  const before = priceBefore === null ? '' : `, was ${formatPrice(priceBefore)}`;
  const basis = { drive_away: ' Drive Away', egc: ' Excl. Govt. Charges', unknown: '' };
  const facts = [
    kind === 'gone' || price === null ? null : `${price}${basis[vehicle.priceType]}${before}`,
    vehicle.km === null ? null : `${vehicle.km.toLocaleString('en-AU')} km`,
    vehicle.city,
  ].filter((fact) => fact !== null);
  return {
    title: oneLine(vehicle.title),
    facts: oneLine(facts.join(' · ')),
    href: kind === 'gone' ? null : `${origin}/cars/${encodeURIComponent(vehicle.slug)}`,
  };
}

/** The sender, why it came, and what to do: of every message that is sold by (Spam Act 2003). */
function footerOf({ kind, alert }: AlertMail, { name, postal, phone }: AlertDealer): string[] {
  const asked = alert.confirmedAt === null ? null : alert.words;
  return [
    kind === 'confirm' || asked === null
      ? `${name} writes this once, because this address was typed at its website.`
      : `You get this because you asked ${name} for news of ${asked} and confirmed it.`,
    [name, postal, phone].filter((part) => part !== null).join(', '),
  ].map(oneLine);
}

const often: Readonly<Record<AlertFrequency, string>> = {
  'at-once': 'at once',
  daily: 'once a day at most',
  weekly: 'once a week at most',
};

const headings: Readonly<Record<AlertNews['kind'], { one: string; many: string }>> = {
  new: { one: 'New', many: 'New' },
  cheaper: { one: 'Cheaper', many: 'Cheaper' },
  gone: { one: 'Gone', many: 'Not for sale any more' },
  reserved: { one: 'Reserved', many: 'Reserved by somebody' },
  back: { one: 'Available again', many: 'Available again' },
};

function alertText({ headline, paragraphs, action, groups, footer, links }: AlertFacts): string {
  const linkText = ({ text, href }: MailLink) => `${text}: ${href}`;
  const blocks = [
    oneLine(headline),
    ...paragraphs,
    ...groups.map(({ heading, vehicles }) =>
      [
        `${heading}:`,
        ...vehicles.map(({ title, facts, href }) =>
          [title, facts, href].filter(Boolean).join('\n  '),
        ),
      ].join('\n\n'),
    ),
    action === null ? null : linkText(action),
    footer.join('\n'),
    links.map(linkText).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
