import type { TimeToKeep } from '@forecourt/data';
import {
  type Enquiry,
  type EnquiryField,
  type EnquiryForm,
  enquiryFields,
  type FormValues,
  type FreeDay,
  type PreferredTimeState,
  readPreferred,
  settledPlace,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { FormView } from './formView.ts';
import type { SiteForm } from './siteForm.server.ts';

/** A form as it is drawn, with the times that are free now at the place it goes to (R5-40). */
export async function withTimes(services: SiteServices, view: FormView): Promise<FormView> {
  if (!givesTimes(services, view.form)) return view;
  return { ...view, givesTimes: true, fields: await timedFields(services, view) };
}

/** That of a test drive gives times, where the dealer does. */
function givesTimes({ times }: SiteServices, { event }: Pick<EnquiryForm, 'event'>): boolean {
  return times !== null && event === 'test_drive';
}

/** The fields of a form that show with these values, with free times where they are known. */
export async function timedFields(
  services: SiteServices,
  { form, rules, values, carId }: SiteForm & { values: FormValues; carId: string | null },
): Promise<readonly EnquiryField[]> {
  const locationId = settledPlace(form, rules, values);
  const isAsked = locationId !== null && givesTimes(services, form);
  const answer = isAsked ? await services.times?.freeAt({ locationId, carId }) : undefined;
  const appointments = answer?.kind === 'known' ? answer.days : [];
  return enquiryFields(form, { ...rules, appointments }, values);
}

/** What becomes of the time that a form asks for; nothing where it asks for none. */
export interface WishedTime {
  /** What is known of it already; absent where the store decides. */
  preferredTime?: PreferredTimeState;
  /** Free as far as the diary knows. */
  time?: TimeToKeep;
}

export interface Wish {
  form: EnquiryForm;
  enquiry: Enquiry;
  carId: string | null;
  formKey: string;
  /** It may be no shopper's. */
  suspect: boolean;
}

/**
 * Looks whether the time of a form is free. Whatever comes of it the lead is taken: a time that is not
 * is told, to the shopper and the dealer. Who may be no shopper is given none, and a visitor only so
 * many, so that nobody fills a diary.
 */
export async function wishedTime(
  { times }: SiteServices,
  { form, enquiry, carId, formKey, suspect }: Wish,
): Promise<WishedTime> {
  const { preferredDate = '', locationId } = enquiry;
  const wish = readPreferred(preferredDate);
  if (wish === null || wish.time === null || form.event !== 'test_drive') return {};
  if (times === null || locationId === null || suspect) return { preferredTime: 'unsure' };
  const answer = await times.freeAt({ locationId, carId, formKey });
  if (answer.kind === 'down') return { preferredTime: 'unsure' };
  if (!holds(answer.days, wish.date, wish.time)) return { preferredTime: 'taken' };
  if (!times.mayKeep(formKey)) return { preferredTime: 'unsure' };
  const { minutes, atOnce } = times.rules;
  return { time: { time: preferredDate, locationId, carId, minutes, atOnce } };
}

function holds(days: readonly FreeDay[], date: string, time: string): boolean {
  return days.some((day) => day.date === date && day.times.includes(time));
}
