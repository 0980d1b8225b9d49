import { enquiryForms, type FormInput, type FormKind } from '@forecourt/domain';
import type { ActionFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { ownReferer } from '../form/leadContext.server.ts';
import { NO_STORE, siteForm } from '../form/siteForm.server.ts';
import { takeLead } from '../form/takeLead.server.ts';
import { thanksCookie } from '../form/thanksCookie.server.ts';
import { readApi } from './readApi.server.ts';

/** What a template's script is told of a form that it sent (R7-01). */
export type ApiAnswer =
  | { success: true; lead_id: string }
  | { success: false; error: string; errors?: readonly { field: string; message: string }[] };

/** Takes a lead that a script sends, as pages take theirs: the same rules, limits and doubts. */
export async function submitApi({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlyPosts();
  const services = servicesOf(context);
  const read = await readApi(request);
  if (!read.ok) return answer({ success: false, error: read.error }, 400);
  const kind = kindOf(read.input);
  if (kind === null) {
    const error = `There is no form "${textOf(read.input.form).slice(0, 40)}", so nothing was stored. Name one of ${Object.keys(enquiryForms).join(', ')}.`;
    return answer({ success: false, error }, 400);
  }
  // The page that the script runs on. What it says of other addresses is not asked for (R3-16).
  const path = ownReferer(request, services)?.path ?? '/';
  const { form, rules } = siteForm(services, kind, { path });
  const key = request.headers.get('idempotency-key');
  const input: FormInput = {
    category: form.category,
    ...read.input,
    ...(key !== null && { form_key: key }),
  };
  const page = textOf(input.page_id).trim().slice(0, MAX_PAGE_ID);
  const taken = await takeLead(services, {
    ...{ request, input, form, path, vehicle: undefined },
    rules: page === '' ? rules : { ...rules, pageId: page },
  });
  switch (taken.state) {
    case 'taken':
      return answer({ success: true, lead_id: taken.leadId }, 200, {
        'set-cookie': thanksCookie(services, taken),
      });
    case 'refused':
      return answer({ success: false, error: taken.message }, taken.status, {
        'retry-after': String(taken.seconds),
      });
    case 'faulty': {
      const { errors } = taken;
      return answer({ success: false, error: errors[0]?.message ?? '', errors }, 400);
    }
  }
}

/** Whoever asks for the address instead of sending to it. */
export function onlyPosts(): Response {
  const error = 'This address takes leads, so there is nothing to read here. Send it a POST.';
  return answer({ success: false, error }, 405, { allow: 'POST' });
}

const MAX_PAGE_ID = 200;

/** The form that is named; else that of the category, or the one for a vehicle; `null` for a wrong name. */
function kindOf(input: FormInput): FormKind | null {
  const named = textOf(input.form);
  if (named !== '') return isKind(named) ? named : null;
  const category = textOf(input.category);
  const found = Object.entries(enquiryForms).find(([, form]) => form.category === category);
  if (found !== undefined) return found[0] as FormKind;
  return textOf(input.car_id) === '' ? 'contact' : 'vehicle';
}

function isKind(name: string): name is FormKind {
  return Object.hasOwn(enquiryForms, name);
}

function textOf(value: FormInput[string]): string {
  return typeof value === 'string' ? value : '';
}

function answer(body: ApiAnswer, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}
