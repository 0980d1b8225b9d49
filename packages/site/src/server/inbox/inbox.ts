import type { IncomingMessage } from 'node:http';
import {
  type AlertInbox,
  type CodeInbox,
  type DealerSite,
  type DeliveryState,
  leadAdf,
  leadBrief,
  leadJson,
  leadMail,
  type PhotoFolder,
  type Store,
} from '@forecourt/data';
import { type Lead, type LeadPhoto, photoName } from '@forecourt/domain';
import { type Answer, plainAnswer, textAnswer } from '../http/answer.ts';
import type { QuickHandler } from '../http/frontHandler.ts';

/** Where a developer reads what dealers get. */
export const INBOX_PATH = '/_inbox';

/** A mail's own styles, and nothing that is loaded or run. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const PART = /^\/([\w-]{1,80})(?:\.(html|xml|json)|\/photo-([1-8])\.[a-z]{3,4})?$/;

/**
 * The leads of each site as a mailbox, a CRM and a webhook would get them, for a developer at this
 * machine. Wherever it is not, the address is one that nobody knows.
 */
export function developmentInbox(
  store: Pick<Store, 'leads' | 'outbox'>,
  photos: Pick<PhotoFolder, 'read'>,
  codes: Pick<CodeInbox, 'messages'> | null = null,
  alerts: Pick<AlertInbox, 'messages'> | null = null,
): QuickHandler {
  return async ({ site, pathname, incoming }) => {
    const isHere = pathname === INBOX_PATH || pathname.startsWith(`${INBOX_PATH}/`);
    if (!isHere || !isAtThisMachine(incoming)) return null;
    const rest = pathname.slice(INBOX_PATH.length);
    if (rest === '' || rest === '/') return listOf(site, await store.leads.list(site.key));
    if (rest === '/codes') return codes === null ? null : codesOf(site, codes);
    const ofAlerts = /^\/alerts(?:\/(\d{1,3}))?$/.exec(rest);
    if (ofAlerts !== null) return alerts === null ? null : alertsOf(site, alerts, ofAlerts[1]);
    const [, id = '', part, photo] = PART.exec(rest) ?? [];
    const lead = await store.leads.find(site.key, id);
    if (lead === null) return null;
    if (photo !== undefined) return photoOf(site, lead.photos?.[Number(photo) - 1], photos);
    if (part !== undefined) return partOf(site, lead, part);
    const states = await store.outbox.states(site.key);
    return messageOf(
      site,
      lead,
      states.filter(({ leadId }) => leadId === id),
    );
  };
}

/** A proxy in front, or another machine of the network, is not the developer's own browser. */
function isAtThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isLocal = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return isLocal && name.endsWith('.localhost') && headers['x-forwarded-for'] === undefined;
}

function listOf({ config }: DealerSite, leads: readonly Lead[]): Answer {
  return plainAnswer({
    status: 200,
    name: config.name,
    what: 'Inbox',
    text:
      leads.length === 0
        ? 'No lead has come yet. Send a form, and look here again.'
        : 'What the dealer gets, the newest first. Shown in development alone.',
    links: [
      ...leads.map((lead) => ({
        href: `${INBOX_PATH}/${lead.id}`,
        text: mailOf(config, lead).subject,
      })),
      ...(config.garageEnabled
        ? [{ href: `${INBOX_PATH}/codes`, text: 'Codes to sign in with' }]
        : []),
      ...(config.alerts ? [{ href: `${INBOX_PATH}/alerts`, text: 'Messages of alerts' }] : []),
    ],
  });
}

/** Messages to shoppers who asked to be told, or one of them as mail programs draw it. */
function alertsOf(
  { key, config }: DealerSite,
  alerts: Pick<AlertInbox, 'messages'>,
  place: string | undefined,
): Answer | null {
  const messages = alerts.messages(key);
  if (place !== undefined) {
    const one = messages.at(-Number(place) - 1);
    return one === undefined ? null : drawnMail(one.html);
  }
  return plainAnswer({
    status: 200,
    name: config.name,
    what: 'Alerts',
    text:
      messages.length === 0
        ? 'No message was sent since this server was started. Ask for an alert, and look here again.'
        : 'What shoppers would get, the newest first. Shown in development alone.',
    links: [
      ...messages.map(({ to, subject }, index) => ({
        href: `${INBOX_PATH}/alerts/${messages.length - 1 - index}`,
        text: `${subject} (to ${to})`,
      })),
      { href: INBOX_PATH, text: 'Inbox' },
    ],
  });
}

function drawnMail(html: string): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_POLICY,
    },
    body: Buffer.from(html),
  };
}

/** Codes to sign in with, as phones get them. */
function codesOf({ key, config }: DealerSite, codes: Pick<CodeInbox, 'messages'>): Answer {
  const messages = codes.messages(key);
  return plainAnswer({
    status: 200,
    name: config.name,
    what: 'Codes',
    text:
      messages.length === 0
        ? 'No code was asked for since this server was started. Sign in, and look here again.'
        : 'What phones would get, the newest first. Shown in development alone.',
    quoted: messages.map(({ to, text }) => `To ${to}\n${text}`).join('\n\n---\n\n'),
    links: [{ href: INBOX_PATH, text: 'Inbox' }],
  });
}

function messageOf({ config }: DealerSite, lead: Lead, states: readonly DeliveryState[]): Answer {
  const { subject, from, to, replyTo, text } = mailOf(config, lead);
  const answered = replyTo === null ? 'nobody' : `${replyTo.name} <${replyTo.address}>`;
  const deliveries = states.map(
    ({ destination, state, lastError }) =>
      `${destination}: ${state}${lastError === null ? '' : ` (${lastError})`}`,
  );
  const href = `${INBOX_PATH}/${lead.id}`;
  return plainAnswer({
    status: 200,
    name: config.name,
    what: subject,
    text: `From ${from.name} to ${to}. Reply writes to ${answered}. Deliveries: ${deliveries.join('; ')}.`,
    quoted: text,
    links: [
      ...(lead.reservation === undefined
        ? []
        : [{ href: lead.reservation.manageUrl, text: 'Answer the reservation' }]),
      { href: `${href}.html`, text: 'As mail programs draw it' },
      { href: `${href}.xml`, text: 'ADF/XML for a CRM' },
      { href: `${href}.json`, text: 'JSON of a webhook' },
      ...(lead.photos ?? []).map((photo, index) => {
        const name = photoName(photo, index);
        return { href: `${href}/${name}`, text: name };
      }),
      { href: INBOX_PATH, text: 'Inbox' },
    ],
  });
}

function partOf({ config }: DealerSite, lead: Lead, part: string): Answer {
  const brief = leadBrief(lead, config);
  if (part === 'json') return textAnswer(200, JSON.stringify(leadJson(brief), null, 2));
  if (part === 'xml') return textAnswer(200, leadAdf(brief));
  return drawnMail(mailOf(config, lead).html ?? '');
}

async function photoOf(
  { key }: DealerSite,
  photo: LeadPhoto | undefined,
  photos: Pick<PhotoFolder, 'read'>,
): Promise<Answer | null> {
  const body = photo === undefined ? null : await photos.read(key, photo);
  if (photo === undefined || body === null) return null;
  const headers = { 'content-type': photo.type, 'cache-control': 'no-store' };
  return { status: 200, headers, body };
}

/** To its mailbox, or to one that stands for it where the site has none. */
function mailOf(config: DealerSite['config'], lead: Lead) {
  const mailbox = config.delivery.find(({ to }) => to === 'email');
  const to = mailbox?.to === 'email' ? mailbox.address : `sales@${config.slug}.example`;
  const options = { destination: 'email', to, from: 'leads@platform.example' };
  const attached = (lead.photos ?? []).map((photo, index) => {
    return { name: photoName(photo, index), type: photo.type, content: Buffer.alloc(0) };
  });
  return leadMail(leadBrief(lead, config), { ...options, adf: 'attachment' }, attached);
}
