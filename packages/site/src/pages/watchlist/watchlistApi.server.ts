import type { FormInput } from '@forecourt/domain';
import type { ActionFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { readApi } from '../formApi/readApi.server.ts';
import { changeWatchlist, type WatchlistChange } from './changeWatchlist.server.ts';

/** What a script is told of a change of the watchlist (R7-02). */
export type WatchlistAnswer =
  | { success: true; saved: readonly string[] }
  | { success: false; error: string };

/** `POST /api/watchlist/save-car`: `{phone_number, car_id}`, where `car_id` may be a list of ids. */
export function saveCar(args: ActionFunctionArgs): Promise<Response> {
  return change(args, 'save');
}

/** `POST /api/watchlist/remove-car`: the same of one vehicle. */
export function removeCar(args: ActionFunctionArgs): Promise<Response> {
  return change(args, 'remove');
}

/** What whoever opens these addresses is told. */
export function onlyChanges(): Response {
  const error =
    'This address changes a watchlist, so there is nothing to read here. Send it a POST.';
  return Response.json({ success: false, error }, { status: 405, headers: { allow: 'POST' } });
}

async function change(
  { request, context }: ActionFunctionArgs,
  kind: WatchlistChange['kind'],
): Promise<Response> {
  if (request.method !== 'POST') return onlyChanges();
  // Forms go to the page, which answers in pages.
  if (!(request.headers.get('content-type') ?? '').includes('json')) {
    return answer({ success: false, error: 'Send an object, as application/json.' }, 415);
  }
  const read = await readApi(request);
  if (!read.ok) return answer({ success: false, error: read.error }, 400);
  const { phone_number: phone, car_id: id } = read.input;
  const outcome = await changeWatchlist(servicesOf(context), request, {
    kind,
    phone: listOf(phone)[0] ?? null,
    ids: listOf(id),
  });
  if (outcome.ok) return answer({ success: true, saved: outcome.ids }, 200);
  const { status, error, seconds } = outcome;
  return answer({ success: false, error }, status, seconds);
}

function listOf(value: FormInput[string]): readonly string[] {
  return value === undefined ? [] : [value].flat();
}

function answer(body: WatchlistAnswer, status: number, seconds?: number): Response {
  const headers = {
    ...NO_STORE,
    vary: 'Cookie',
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
  };
  return Response.json(body, { status, headers });
}
