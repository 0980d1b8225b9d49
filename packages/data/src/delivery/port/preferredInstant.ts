import { instantOf, readPreferred } from '@forecourt/domain';
import type { LeadBrief } from './leadBrief.ts';

/** The time that a lead asks for, milliseconds since 1970 UTC; `null` where it asks for none. */
export function preferredInstant({ lead, timeZone }: LeadBrief): number | null {
  const wish = readPreferred(lead.enquiry.preferredDate ?? '');
  if (wish === null || wish.time === null) return null;
  const [hours = 0, minutes = 0] = wish.time.split(':').map(Number);
  return instantOf({ date: wish.date, minutes: hours * 60 + minutes }, timeZone);
}
