import { createHash } from 'node:crypto';
import type { NewLead } from '@forecourt/domain';

/**
 * Digest of what the visitor sent: the enquiry and its vehicle. Left out is what differs between
 * two posts of one form: the instant of consent, the browser, the pages visited, what became of the
 * time that is asked for, and the names under which the same photos were kept (R11-03).
 */
export function leadDigest(lead: NewLead): string {
  const { context, ...content } = lead;
  const { preferredTime: _, ...enquiry } = lead.enquiry;
  const consent = { ...lead.enquiry.consent, at: null };
  const photos = lead.photos?.map(({ digest }) => digest);
  const told = { ...content, photos, enquiry: { ...enquiry, consent }, carId: context.carId };
  return createHash('sha256').update(JSON.stringify(told, sortKeys)).digest('base64url');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
