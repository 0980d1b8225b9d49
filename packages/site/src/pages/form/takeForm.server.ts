import {
  type EnquiryForm,
  type FormInput,
  type FormKind,
  type FormValues,
  leadRefused,
  photoProblemText,
} from '@forecourt/domain';
import { data, redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { SUCCESS_PATH } from '../../presenters/paths.ts';
import { timedFields } from './formTimes.server.ts';
import type { FormFault } from './formView.ts';
import { readForm } from './readForm.ts';
import type { SentPhotos } from './sentPhotos.server.ts';
import { type FormOptions, NO_STORE, type SiteForm, siteForm } from './siteForm.server.ts';
import { type TakenLead, takeLead } from './takeLead.server.ts';
import { thanksCookie } from './thanksCookie.server.ts';

export interface TakeOptions extends FormOptions {
  /** What was sent, where the page has read it already. */
  input?: FormInput;
  /** Photos that came with it. */
  photos?: SentPhotos;
}

/**
 * Takes a form that `drawForm` has drawn, for the page's action, with the same options: on to the
 * thank-you once the lead is on disk, else 400, 429 or 503 with what was typed.
 */
export async function takeForm(
  services: SiteServices,
  request: Request,
  kind: FormKind,
  options: TakeOptions,
) {
  const { path, vehicle } = options;
  const { form, rules } = siteForm(services, kind, options);
  const input = options.input ?? (await readForm(request));
  const { photos = null } = options;
  if (photos !== null && photos.problems.length > 0) {
    const told = typed(form, input);
    const failure = leadRefused(photos.problems.map(photoProblemText).join(' '));
    const shown = { form, rules, values: told, carId: vehicle?.id ?? null };
    const fields = await timedFields(services, shown);
    return fault({ values: told, fields, errors: [], failure, photos: photos.kept }, 400);
  }
  const taken = await takeLead(services, { form, rules, request, input, path, vehicle });
  if (taken.state === 'taken') {
    const headers = { ...NO_STORE, 'set-cookie': thanksCookie(services, taken) };
    return redirect(SUCCESS_PATH, { status: 303, headers });
  }
  const kept = photos === null ? {} : { photos: photos.kept };
  return notTaken(services, taken, { form, rules, input, carId: vehicle?.id ?? null, kept });
}

/** The form again as it was filled in, with why it was not taken. */
export async function notTaken(
  services: SiteServices,
  taken: Exclude<TakenLead, { state: 'taken' }>,
  {
    form,
    rules,
    input,
    carId,
    kept = {},
  }: SiteForm & { input: FormInput; carId: string | null; kept?: Pick<FormFault, 'photos'> },
) {
  const values = taken.state === 'faulty' ? taken.values : typed(form, input);
  const fields = await timedFields(services, { form, rules, values, carId });
  const shown = { values, fields, ...kept };
  if (taken.state === 'faulty')
    return fault({ ...shown, errors: taken.errors, failure: null }, 400);
  const failure = leadRefused(taken.message);
  const { status, seconds } = taken;
  const headers = seconds > 0 ? { 'retry-after': String(seconds) } : {};
  return fault({ ...shown, errors: [], failure }, status, headers);
}

function fault(what: FormFault, status: number, headers: Record<string, string> = {}) {
  return data(what, { status, headers: { ...NO_STORE, ...headers } });
}

/** What a person typed, without what the form carries besides. */
function typed({ fields }: EnquiryForm, input: FormInput): FormValues {
  return Object.fromEntries(
    fields.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
}
