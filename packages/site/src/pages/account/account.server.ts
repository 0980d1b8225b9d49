import { type FormInput, mobileNumber, parseAlertFrequency } from '@forecourt/domain';
import { alertCopy } from '@forecourt/ui';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AccountServices } from '../../contracts/accountServices.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../presenters/paths.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { type OwnView, ownView } from './ownView.server.ts';

/** What a shopper's own page prints: one person's, so that nobody keeps it. */
export type AccountView =
  /** Nothing is known of them any more, and nobody is signed in. */
  { kind: 'erased'; dealer: string } | OwnView;

/** Why nothing, or not all, was changed or erased. */
export interface AccountFault {
  message: string;
}

export async function loadAccount({ request, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const account = accountOf(services);
  const dealer = services.config.name;
  const own = await account.own(request);
  if (own.kind === 'failed') throw data(null, { status: 503, headers: NO_STORE });
  if (own.kind === 'done') {
    const view: AccountView = ownView(own.result, services, url.searchParams.has('erase'));
    return data(view, { headers: NO_STORE });
  }
  if (!url.searchParams.has('erased')) throw signInFirst();
  const view: AccountView = { kind: 'erased', dealer };
  return data(view, { headers: NO_STORE });
}

/**
 * Erases what this dealer holds of who is signed in, after they were asked once more, or changes one of
 * their alerts (R16-09).
 */
export async function submitAccount({ request, context }: ActionFunctionArgs) {
  const account = accountOf(servicesOf(context));
  const input = await readForm(request);
  const user = await account.user(request);
  if (user === null) throw signInFirst(303);
  if (namesAnother(input, user.phone)) throw data(null, { status: 403, headers: NO_STORE });
  if (typeof input.alert === 'string') return changeAlert(account, request, input);
  if (input.erase !== 'yes')
    return redirect(`${ACCOUNT_PATH}?erase`, { status: 303, headers: NO_STORE });
  const erased = await account.erase(request);
  if (erased.kind === 'nobody') throw signInFirst(303);
  if (erased.kind === 'failed') {
    return later(
      'Not all of it could be erased just now, so some may still be here. Please try again in a minute.',
    );
  }
  const headers = new Headers({ ...NO_STORE, 'clear-site-data': '"cache"' });
  for (const cookie of erased.result) headers.append('set-cookie', cookie);
  return redirect(`${ACCOUNT_PATH}?erased`, { status: 303, headers });
}

async function changeAlert(account: AccountServices, request: Request, input: FormInput) {
  const frequency = input.act === 'end' ? null : parseAlertFrequency(input.frequency);
  if (frequency === null && input.act !== 'end') {
    const fault: AccountFault = { message: alertCopy.missingFrequency };
    return data(fault, { status: 400, headers: NO_STORE });
  }
  const changed = await account.changeAlert(request, String(input.alert), frequency);
  if (changed.kind === 'nobody') throw signInFirst(303);
  if (changed.kind === 'failed') {
    return later(
      'Your alert could not be changed just now, so it is as it was. Please try again in a minute.',
    );
  }
  // One that is over, or is another's, is not among those that are shown.
  return redirect(`${ACCOUNT_PATH}#alerts`, { status: 303, headers: NO_STORE });
}

function later(message: string) {
  const fault: AccountFault = { message };
  return data(fault, { status: 503, headers: { ...NO_STORE, 'retry-after': '30' } });
}

/** Whether a form means somebody other than who is signed in: the session alone says who that is. */
export function namesAnother({ phone }: FormInput, own: string): boolean {
  return phone !== undefined && (typeof phone !== 'string' || mobileNumber(phone) !== own);
}

/** Where a shopper signs in and comes back from. */
export function signInFirst(status = 302): Response {
  const path = `${SIGN_IN_PATH}?redirect=${encodeURIComponent(ACCOUNT_PATH)}`;
  return redirect(path, { status, headers: NO_STORE });
}

export function accountOf({ account }: Pick<SiteServices, 'account'>): AccountServices {
  if (account === null) throw notFound();
  return account;
}
