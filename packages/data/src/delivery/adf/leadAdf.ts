import {
  type Lead,
  type LeadDeal,
  type LeadTradeIn,
  type LeadVehicle,
  preferredTimeText,
  rangeText,
  readPreferred,
} from '@forecourt/domain';
import { element, type Markup } from '../markup/markup.ts';
import type { LeadBrief } from '../port/leadBrief.ts';
import { doubtOf, toldBeside } from '../port/leadBrief.ts';
import { preferredInstant } from '../port/preferredInstant.ts';

/** Media type of what `leadAdf` makes, as CRMs know it. */
export const ADF_TYPE = 'application/x-adf+xml';

/**
 * The lead as ADF/XML 1.0, the Auto-lead Data Format that dealers' CRMs read. It is valid by the
 * format's DTD whatever the lead lacks: what the DTD requires and nobody told is empty.
 */
export function leadAdf(brief: LeadBrief): string {
  const { lead, origin } = brief;
  const prospect = element(
    'prospect',
    [
      element('id', lead.id, { sequence: 1, source: origin || lead.site }),
      element('requestdate', new Date(lead.createdAt).toISOString()),
      ...vehiclesOf(brief),
      customerOf(brief),
      vendorOf(brief),
      element('provider', [
        element('name', `${brief.dealer} website`, { part: 'full', type: 'business' }),
        element('service', lead.enquiry.category),
        element('url', lead.context.url),
      ]),
    ],
    { status: 'new' },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element('adf', [prospect])}\n`;
}

/** The vehicle it is about, and the shopper's own; the format wants one at least. */
function vehiclesOf(brief: LeadBrief): (Markup | null)[] {
  const { tradeIn, context } = brief.lead;
  if (tradeIn === undefined) return [vehicleOf(brief)];
  const own = ownCarOf(tradeIn, context.carId === null ? 'sell' : 'trade-in');
  return context.carId === null ? [own] : [vehicleOf(brief), own];
}

function ownCarOf({ car, rego, answers, outcome }: LeadTradeIn, interest: string): Markup | null {
  const { year, make, model, badge, kilometres } = car;
  return element(
    'vehicle',
    [
      element('year', String(year)),
      element('make', make),
      element('model', model),
      element('trim', badge),
      element('odometer', String(kilometres), { status: 'unknown', units: 'km' }),
      outcome.kind === 'by hand'
        ? null
        : element('pricecomments', `We told them ${rangeText(outcome)}, subject to inspection`),
      element('comments', [rego, ...Object.values(answers)].filter(Boolean).join('; ') || null),
    ],
    { interest, status: 'used' },
  );
}

function vehicleOf({ lead }: LeadBrief): Markup | null {
  const { enquiry, context } = lead;
  const { vehicle } = context;
  return element(
    'vehicle',
    [
      element('id', context.carId, { source: 'stock' }),
      element('year', vehicle?.year?.toString() ?? ''),
      element('make', vehicle?.make ?? ''),
      element('model', vehicle?.model ?? ''),
      ...(vehicle === undefined ? [] : factsOf(vehicle)),
      lead.deal === undefined ? depositOf(lead) : financeOf(lead.deal),
      element(
        'comments',
        enquiry.rego === null ? null : `Registration of the owner: ${enquiry.rego}`,
      ),
    ],
    {
      interest: interestOf(lead),
      // The DTD knows two; a demonstrator has been on the road.
      status: vehicle === undefined ? null : vehicle.carType === 'new' ? 'new' : 'used',
    },
  );
}

function factsOf(vehicle: LeadVehicle): (Markup | null)[] {
  const colour = vehicle.exteriorColour ?? vehicle.colour;
  return [
    element('vin', vehicle.vin),
    element('stock', vehicle.stockNumber),
    element('trim', [vehicle.badge, vehicle.series].filter(Boolean).join(' ') || null),
    element('doors', vehicle.doors?.toString() ?? null),
    element('bodystyle', vehicle.body),
    element('transmission', vehicle.transmission),
    element('odometer', vehicle.km?.toString() ?? null, { status: 'unknown', units: 'km' }),
    colour === null
      ? null
      : element('colorcombination', [element('exteriorcolor', colour), element('preference', '1')]),
    element('price', vehicle.price?.toString() ?? null, { type: 'asking', currency: 'AUD' }),
  ];
}

/** The deposit of a reservation: paid online, or to be taken by the dealer. */
function depositOf({ reservation }: Lead): Markup | null {
  if (reservation === undefined) return null;
  const { depositCents, paysOnline } = reservation;
  const amount = { type: 'downpayment', limit: 'exact', currency: 'AUD' };
  return element('finance', [
    element('method', paysOnline ? 'card' : 'cash'),
    element('amount', (depositCents / 100).toFixed(2), amount),
  ]);
}

/** How the vehicle is paid: all of it, or by a loan whose deposit, repayment and rest are told. */
function financeOf({ price, payment, repayment }: LeadDeal): Markup | null {
  const exact = { limit: 'exact', currency: 'AUD' };
  if (payment === 'cash' || repayment === null) {
    return element('finance', [
      element('method', payment),
      element('amount', price.toFixed(2), { type: 'total', ...exact }),
    ]);
  }
  const { deposit, monthly, balloon } = repayment;
  return element('finance', [
    element('method', 'finance'),
    element('amount', deposit.toFixed(2), { type: 'downpayment', ...exact }),
    // The format knows no weeks: those stand in the comments.
    monthly === null ? null : element('amount', monthly.toFixed(2), { type: 'monthly', ...exact }),
    element('amount', price.toFixed(2), { type: 'total', ...exact }),
    balloon
      ? element('balance', balloon.toFixed(2), { type: 'residual', currency: 'AUD' })
      : element('balance', (price - deposit).toFixed(2), { type: 'finance', currency: 'AUD' }),
  ]);
}

/** Where the shopper lives, or has the vehicle brought. */
function addressOf({ enquiry, deal }: Lead): Markup | null {
  if (deal?.handover.kind === 'delivery') {
    const { street, city, postcode } = deal.handover.address;
    return element(
      'address',
      [
        element('street', street, { line: 1 }),
        element('city', city),
        element('postalcode', postcode),
        element('country', 'AU'),
      ],
      { type: 'delivery' },
    );
  }
  return enquiry.postcode === ''
    ? null
    : element('address', [
        element('street', '', { line: 1 }),
        element('postalcode', enquiry.postcode),
        element('country', 'AU'),
      ]);
}

function customerOf(brief: LeadBrief): Markup | null {
  const { enquiry, context, test } = brief.lead;
  const told = toldBeside(brief).map(([label, text]) => `${label}: ${text}`);
  const page = context.url === '' ? [] : [`Page: ${context.url}`];
  const first = [test ? 'TEST LEAD. Nobody waits for an answer.' : (doubtOf(brief) ?? '')];
  return element('customer', [
    element('contact', [
      element('name', enquiry.name, { part: 'first', type: 'individual' }),
      enquiry.lastName === ''
        ? null
        : element('name', enquiry.lastName, { part: 'last', type: 'individual' }),
      element('email', enquiry.email, preferred(enquiry.contactMethod === 'Email')),
      enquiry.phone === ''
        ? null
        : element('phone', enquiry.phone, {
            type: 'voice',
            time: 'nopreference',
            ...preferred(enquiry.contactMethod === 'Phone' || enquiry.contactMethod === 'SMS'),
          }),
      addressOf(brief.lead),
    ]),
    enquiry.preferredDate === undefined
      ? null
      : element('timeframe', [
          element('description', `Preferred date: ${preferredTimeText(enquiry)}`),
          element('earliestdate', isoTime(brief)),
        ]),
    element(
      'comments',
      [...first, enquiry.message ?? '', ...told, ...page].filter(Boolean).join('\n'),
    ),
  ]);
}

function vendorOf({ lead, dealer, origin, place }: LeadBrief): Markup | null {
  return element('vendor', [
    element('id', lead.enquiry.locationId, { source: 'location' }),
    element('vendorname', place?.dealershipName ?? dealer),
    element('url', origin || null),
    element('contact', [
      element('name', place?.name ?? dealer, { part: 'full', type: 'business' }),
      place?.phone ? null : element('email', place?.email ?? ''),
      element('phone', place?.phone ?? null, { type: 'voice' }),
    ]),
  ]);
}

function preferred(isPreferred: boolean) {
  return { preferredcontact: isPreferred ? 1 : 0 };
}

/** What the DTD calls an interest, as far as a category tells. */
function interestOf({ enquiry: { category, subcategory }, tradeIn }: Lead): string {
  // Theirs is traded in, for this one.
  if (tradeIn !== undefined) return 'buy';
  const told = `${category} ${subcategory ?? ''}`.toLowerCase();
  if (told.includes('sell')) return 'sell';
  if (told.includes('trade')) return 'trade-in';
  return told.includes('test drive') ? 'test-drive' : 'buy';
}

/** A day, or a time of the place's wall clock, by ISO 8601; nothing of what is no date. */
function isoTime(brief: LeadBrief): string | null {
  const text = brief.lead.enquiry.preferredDate ?? '';
  const at = preferredInstant(brief);
  if (at === null) return readPreferred(text)?.date ?? null;
  const east = (Date.parse(`${text}Z`) - at) / 60_000;
  const [hours, minutes] = [Math.floor(Math.abs(east) / 60), Math.abs(east) % 60];
  const zone = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  return `${text}:00${east < 0 ? '-' : '+'}${zone}`;
}
