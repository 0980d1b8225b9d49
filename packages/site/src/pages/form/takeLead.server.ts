import {
  type Enquiry,
  type FieldError,
  type FormInput,
  type FormValues,
  givenSubcategory,
  type NewLead,
  type PreferredTimeState,
  sentEvent,
  type Vehicle,
  validateEnquiry,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { wishedTime } from './formTimes.server.ts';
import { leadContext } from './leadContext.server.ts';
import type { SiteForm } from './siteForm.server.ts';

/** A form as it came, by a page or by a script. */
export interface SentForm extends SiteForm {
  request: Request;
  input: FormInput;
  /** Path of the page that it stands on. */
  path: string;
  /** `undefined` where the page knows of none; `null` where the one it is about is gone. */
  vehicle: Vehicle | null | undefined;
}

/** What became of it. */
export type TakenLead =
  | {
      state: 'taken';
      leadId: string;
      enquiry: Enquiry;
      carId: string | null;
      /** What is told of it (R4-21). */
      event: ReturnType<typeof sentEvent>;
    }
  | { state: 'faulty'; errors: readonly FieldError[]; values: FormValues }
  /** Nothing was stored, so nothing may look like success (R11-05). */
  | { state: 'refused'; status: 409 | 429 | 503; seconds: number; message: string };

/** A form that may become a lead, by its rules and its visitor's turns; or why not. */
export type AskedLead =
  | { state: 'asked'; formKey: string; lead: NewLead; chosenCategory: string }
  | Exclude<TakenLead, { state: 'taken' }>;

/** Judges a form, and stores nothing. */
export function askLead(services: SiteServices, sent: SentForm): AskedLead {
  const { form, rules, input } = sent;
  const subcategory = form.subcategory ?? givenSubcategory(textOf(input.subcategory));
  const result = validateEnquiry({ ...form, subcategory }, input, rules, services.now());
  if (!result.ok) return { state: 'faulty', errors: result.errors, values: result.values };
  const { enquiry, chosenCategory } = result;
  const formKey = formKeyOf(input.form_key, services);
  const context = leadContext(services, { ...sent, formKey, enquiry });
  const lead: NewLead = { kind: 'enquiry', enquiry, context };
  const seconds = services.leadPause(formKey, lead);
  if (seconds > 0) return { state: 'refused', status: 429, seconds, message: tooMany(seconds) };
  return { state: 'asked', formKey, lead, chosenCategory };
}

/** Judges a form and stores its lead: the one way in, whoever sends it. */
export async function takeLead(services: SiteServices, sent: SentForm): Promise<TakenLead> {
  const { form } = sent;
  const asked = askLead(services, sent);
  if (asked.state !== 'asked') return asked;
  const { formKey, chosenCategory } = asked;
  const { enquiry, context } = asked.lead;
  try {
    const { carId, suspicions = [] } = context;
    const suspect = suspicions.length > 0;
    const wished = await wishedTime(services, { form, enquiry, carId, formKey, suspect });
    const lead = { ...asked.lead, enquiry: withTime(enquiry, wished.preferredTime) };
    const { leadId, preferredTime } = await services.submitLead(formKey, lead, wished.time);
    const vehicle = sent.vehicle ?? (carId === null ? null : services.stock.heldById(carId));
    const event = sentEvent(form, chosenCategory, vehicle);
    return { state: 'taken', leadId, enquiry: withTime(enquiry, preferredTime), carId, event };
  } catch {
    return notSaved(NOT_SAVED);
  }
}

const NOT_SAVED =
  'Your enquiry could not be saved just now, so we have not received it. What you typed is still here: please send it again in a moment, or give us a call.';

/** Nothing is on disk, so the form stays as it was filled in. */
export function notSaved(message: string): Extract<TakenLead, { state: 'refused' }> {
  return { state: 'refused', status: 503, seconds: 5, message };
}

function withTime(enquiry: Enquiry, preferredTime: PreferredTimeState | undefined): Enquiry {
  return preferredTime === undefined ? enquiry : { ...enquiry, preferredTime };
}

/** A form that lost its key is still a lead: it gets a key of its own. */
function formKeyOf(given: unknown, services: SiteServices): string {
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : services.newFormKey();
}

function textOf(value: FormInput[string]): string | null {
  return typeof value === 'string' ? value : null;
}

/** Many leads have come from this visitor. */
export function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many enquiries have come from your connection. Please wait ${wait}.`;
}
