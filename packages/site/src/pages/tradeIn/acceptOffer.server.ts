import { createHash } from 'node:crypto';
import {
  acceptanceEvent,
  acceptedLead,
  type FieldError,
  type FormValues,
  leadRefused,
} from '@forecourt/domain';
import { data, redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { SUCCESS_PATH } from '../../presenters/paths.ts';
import type { FormFault } from '../form/formView.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { tooMany } from '../form/takeLead.server.ts';
import { thanksCookie } from '../form/thanksCookie.server.ts';
import { readOfferCookie } from '../success/offerCookie.ts';

/** Name of the field that says whose offer is accepted, sealed. */
export const LEAD_FIELD = 'lead_id';

/**
 * Accepts the offer of a lead that this browser sent before, with one press: who it is, the dealer
 * knows. The form and the browser must both name that lead, so that neither a form nor a cookie of
 * somebody else accepts anything; and accepting it again is the same lead (R11-03).
 */
export async function acceptOffer(services: SiteServices, request: Request) {
  const { tradeIn } = services;
  const input = await readForm(request);
  const token = [input[LEAD_FIELD] ?? ''].flat()[0] ?? '';
  const earlier = await tradeIn.openOffer(readOfferCookie(request));
  if (earlier === null || !tradeIn.accepts(token, earlier.id)) return refused(NOT_YOURS, 403);
  const lead = acceptedLead(earlier);
  const formKey = keyOf(earlier.id);
  const seconds = services.leadPause(formKey, lead);
  if (seconds > 0) return refused(tooMany(seconds), 429, seconds);
  try {
    const { leadId } = await services.submitLead(formKey, lead);
    const { enquiry, context } = lead;
    const event = acceptanceEvent({ leadId });
    const thanks = thanksCookie(services, { enquiry, carId: context.carId, event });
    return redirect(SUCCESS_PATH, { status: 303, headers: { ...NO_STORE, 'set-cookie': thanks } });
  } catch {
    return refused(
      'Your acceptance could not be saved just now. Please press the button again.',
      503,
      5,
    );
  }
}

const NOT_YOURS =
  'This offer could not be accepted, so nothing was sent. It belongs to an enquiry that this browser did not send, or its week is over. Please have your car valued again.';

/** The same for each press. */
function keyOf(leadId: string): string {
  return createHash('sha256').update(`accept ${leadId}`).digest('base64url');
}

const NOTHING = { errors: [] as FieldError[], values: {} as FormValues, fields: null };

function refused(message: string, status: number, seconds: number | null = null) {
  const fault: FormFault = { ...NOTHING, failure: leadRefused(message) };
  const wait = seconds === null ? {} : { 'retry-after': String(seconds) };
  return data(fault, { status, headers: { ...NO_STORE, ...wait } });
}
