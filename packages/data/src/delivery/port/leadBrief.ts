import {
  dealFacts,
  type Lead,
  photoName,
  preferredTimeText,
  reservationFacts,
  suspicionText,
} from '@forecourt/domain';
import type { DealerPlace } from '../../config/locationConfig.ts';
import { allLocations, type SiteConfig } from '../../config/siteConfig.ts';
import { tradeInFacts } from './tradeInFacts.ts';

/** A lead, with what its dealer must know to answer it. */
export interface LeadBrief {
  lead: Lead;
  /** Name of the dealer's website. */
  dealer: string;
  /** Origin of the website it came from. */
  origin: string;
  /** The place it is meant for; `null` when none was chosen, or it is not the dealer's any more. */
  place: DealerPlace | null;
  /** Zone in which times are printed. */
  timeZone: string;
}

/** What a dealer is told of a lead. */
export function leadBrief(
  lead: Lead,
  config: Pick<SiteConfig, 'name' | 'timeZone' | 'locations' | 'hiddenLocations'>,
): LeadBrief {
  const { url } = lead.context;
  return {
    lead,
    dealer: config.name,
    origin: URL.canParse(url) ? new URL(url).origin : '',
    place: allLocations(config).find(({ id }) => id === lead.enquiry.locationId) ?? null,
    timeZone: config.timeZone,
  };
}

/** What the shopper told beside name, address and message, a line each: `Registration: 123ABC`. */
export function toldBeside({ lead, place }: LeadBrief): [label: string, text: string][] {
  const { enquiry } = lead;
  const rows: [string, string | null][] = [
    ['Kind', [enquiry.category, enquiry.subcategory].filter(Boolean).join(', ')],
    ...(lead.reservation === undefined ? [] : reservationFacts(lead.reservation)),
    ...(lead.deal === undefined ? [] : dealFacts(lead.deal, lead.tradeIn)),
    ['Location', place?.name ?? null],
    ['Preferred date', preferredTimeText(enquiry)],
    ['Registration', enquiry.rego],
    ['Asked for', enquiry.additionalServices.join(', ')],
    ['Contact by', enquiry.contactMethod ?? null],
    ['Under finance', yesOrNo(enquiry.underFinance)],
    ['Valuation', enquiry.valuationId ?? null],
    ...(lead.tradeIn === undefined ? [] : tradeInFacts(lead.tradeIn)),
    ['Photos', photosOf(lead)],
    ['Adds to lead', lead.addsTo ?? null],
    ['Campaign', campaignOf(lead)],
    ['Newsletter', enquiry.consent.optIn ? 'Yes, subscribed' : 'No'],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null && row[1] !== '');
}

/** What must be known before anything is done with the lead; `null` where nothing says so. */
export function doubtOf({ lead }: Pick<LeadBrief, 'lead'>): string | null {
  const { suspicions = [] } = lead.context;
  return suspicions.length === 0 ? null : `This may be no shopper: ${suspicionText(suspicions)}.`;
}

/** `2: photo-1.jpg, photo-2.png` */
function photosOf({ photos = [] }: Lead): string | null {
  return photos.length === 0 ? null : `${photos.length}: ${photos.map(photoName).join(', ')}`;
}

/** `utm_source=radio, gclid=…`, as the visit began. */
function campaignOf({ context }: Lead): string {
  return Object.entries(context.linkedQueryParams)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

function yesOrNo(value: boolean | undefined): string | null {
  if (value === undefined) return null;
  return value ? 'Yes' : 'No';
}
