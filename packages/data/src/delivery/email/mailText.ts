import {
  type LeadVehicle,
  longDate,
  priceDisplay,
  telHref,
  vehicleSubtitle,
  vehicleTitle,
  wallTime,
} from '@forecourt/domain';
import { doubtOf, type LeadBrief, toldBeside } from '../port/leadBrief.ts';

/** What a salesperson reads first: who asks, about what, and how to answer. */
export interface MailFacts {
  /** `Zoë O’Hara asks about a 2021 Toyota HiLux` */
  headline: string;
  person: string;
  message: string | null;
  phone: { text: string; href: string } | null;
  email: string | null;
  vehicle: { title: string; facts: string; url: string } | null;
  /** Page where the dealer answers a request to hold the vehicle. */
  manageUrl: string | null;
  /** All else that was told, a row each. */
  told: readonly (readonly [label: string, text: string])[];
  /** When and where it came from. */
  origin: string;
  /** What must be seen before anything is done: a test, a correction, a doubt. */
  notice: string | null;
}

/** @param attached photos that go with the message */
export function mailFacts(brief: LeadBrief, attached = 0): MailFacts {
  const { lead } = brief;
  const { enquiry, context } = lead;
  const person = oneLine(`${enquiry.name} ${enquiry.lastName}`) || 'Somebody';
  const title = subjectOf(brief);
  const { phone } = enquiry;
  return {
    headline: `${person}: ${title}`,
    person,
    message: enquiry.message,
    phone: phone === '' ? null : { text: oneLine(phone), href: telHref(phone) },
    email: enquiry.email === '' ? null : oneLine(enquiry.email),
    vehicle: context.vehicle === undefined ? null : vehicleFacts(context.vehicle),
    manageUrl: lead.reservation?.manageUrl ?? null,
    told: [
      ...toldBeside(brief),
      ...photosLeft(brief, attached),
      ...(enquiry.postcode === '' ? [] : [['Postcode', enquiry.postcode] as const]),
    ],
    origin: originOf(brief),
    notice: noticeOf(brief),
  };
}

/** A message has room for so much; the files are kept. */
function photosLeft({ lead }: LeadBrief, attached: number): [string, string][] {
  const count = lead.photos?.length ?? 0;
  if (count === attached) return [];
  return [
    [
      'Attached',
      `${attached} of ${count} photos. The website keeps the others with lead ${lead.id}`,
    ],
  ];
}

/** `Vehicle Enquiry, Request Photos: 2021 Toyota HiLux` */
export function subjectOf({ lead }: LeadBrief): string {
  const { vehicle } = lead.context;
  const { category, subcategory } = lead.enquiry;
  const kind = oneLine(subcategory ? `${category}, ${subcategory}` : category);
  return vehicle === undefined ? kind : `${kind}: ${oneLine(vehicleTitle(vehicle))}`;
}

/**
 * A text that stands in a header of a message or in a line of its own: without line ends and other
 * controls, it cannot begin another.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

function vehicleFacts(vehicle: LeadVehicle): MailFacts['vehicle'] {
  const { km, stockNumber, rego, vin } = vehicle;
  const price = priceDisplay(
    {
      ...{ ...vehicle, beforePrice: null, subscriptionPrice: null, preorder: false },
      ...{ sold: false, status: 'in_stock' },
    },
    { labels: { noPrice: 'No price shown' }, subscriptions: false },
  );
  const basis = price.kind === 'price' && price.basis !== null ? ` ${price.basis}` : '';
  const facts = [
    `${price.text}${basis}`,
    km === null ? null : `${km.toLocaleString('en-AU')} km`,
    stockNumber === null ? null : `Stock ${stockNumber}`,
    rego === null ? null : `Rego ${rego}`,
    vin === null ? null : `VIN ${vin}`,
  ];
  const title = [vehicleTitle(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' ');
  return {
    title: oneLine(title),
    facts: facts.filter((fact) => fact !== null).join(' · '),
    url: vehicle.url,
  };
}

function originOf({ lead, timeZone, dealer }: LeadBrief): string {
  const { date, minutes } = wallTime(lead.createdAt, timeZone);
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  const page = lead.context.url === '' ? '' : `, from ${oneLine(lead.context.url)}`;
  return `Sent by the website of ${dealer} on ${longDate(date)} at ${time.join(':')}${page}. Lead ${lead.id}.`;
}

function noticeOf(brief: LeadBrief): string | null {
  const { lead } = brief;
  if (lead.test) return 'This is a test of the delivery. Nobody waits for an answer.';
  const corrects =
    lead.supersedes === null
      ? null
      : `This corrects an enquiry of the same person: it takes the place of lead ${lead.supersedes}.`;
  const adds =
    lead.addsTo === undefined
      ? null
      : `${lead.reservation ? 'News of a reservation' : 'The offer is accepted'}: this adds to lead ${lead.addsTo} of the same person.`;
  return [doubtOf(brief), corrects, adds].filter((text) => text !== null).join(' ') || null;
}

/** The message as plain text. */
export function mailText(facts: MailFacts): string {
  const { headline, message, phone, email, vehicle, told, origin, notice } = facts;
  const width = Math.max(...told.map(([label]) => label.length), 'Phone'.length);
  const row = (label: string, text: string) => `${label.padEnd(width)}  ${oneLine(text)}`;
  const blocks = [
    notice,
    headline,
    message,
    [
      phone === null ? null : row('Phone', phone.text),
      email === null ? null : row('Email', `${email} (or reply to this message)`),
    ],
    vehicle === null ? null : [vehicle.title, vehicle.facts, vehicle.url],
    told.map(([label, text]) => row(label, text)),
    origin,
  ];
  return `${blocks
    .map((block) => (Array.isArray(block) ? block.filter(Boolean).join('\n') : block))
    .filter(Boolean)
    .join('\n\n')}\n`;
}
