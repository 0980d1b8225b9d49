import {
  type FormInput,
  mobileHint,
  mobileNumber,
  parseSignInType,
  type SignInType,
  typedCode,
} from '@forecourt/domain';
import { type SignInStage, signInCopy, waitWords } from '@forecourt/ui';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AccountServices, Asked, Tried } from '../../contracts/accountServices.ts';
import { servicesOf } from '../../contracts/siteServices.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../presenters/paths.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** What the sign-in page prints: one visitor's, so that nobody keeps it. */
export interface SignInView {
  /** This page's own address, with what is kept of its query; its form is sent there. */
  action: string;
  /** Why the visitor is asked (R2-08). */
  type: SignInType | null;
  /** Where to go afterwards, and where the visitor comes from: paths of this site (R2-09). */
  redirect: string;
  back: string;
  stage: SignInStage;
}

/** Why what was sent did not sign in. */
export interface SignInFault {
  stage: SignInStage;
  /** What stands over the form. */
  message: string | null;
}

export async function loadSignIn({ request, url, context }: LoaderFunctionArgs) {
  const account = accountOf(context);
  const place = placeOf(account, url);
  // Who has signed in already goes on, or finds their own page: links there are the same for everybody.
  if ((await account.user(request)) !== null) {
    throw redirect(place.redirect === '/' ? ACCOUNT_PATH : place.redirect, { headers: NO_STORE });
  }
  const asked = await account.askedNumber(request);
  const view: SignInView = {
    ...place,
    stage: asked === null ? { at: 'phone' } : { at: 'code', phone: mobileHint(asked) },
  };
  return data(view, { headers: NO_STORE });
}

/** One step: a number, another one, the code again, or the code (R6-02). With a script as without. */
export async function submitSignIn({ request, url, context }: ActionFunctionArgs) {
  const account = accountOf(context);
  const place = placeOf(account, url);
  const input = await readForm(request);
  if (input.change !== undefined) return onward(place.action, [await account.change(request)]);
  if (input.code !== undefined && input.resend === undefined) {
    return signIn(account, request, textOf(input.code), place);
  }
  const asked = await account.askedNumber(request);
  const typed = textOf(input.phone);
  const phone = input.resend === undefined ? mobileNumber(typed) : asked;
  if (phone === null) {
    const gone = input.resend !== undefined;
    const fault = gone ? null : faultOfNumber(typed);
    return refused(
      { stage: { at: 'phone', phone: typed, fault }, message: gone ? signInCopy.over : null },
      400,
    );
  }
  return afterAsking(await account.ask(request, phone), { asked, phone, typed, place });
}

type Place = Pick<SignInView, 'action' | 'type' | 'redirect' | 'back'>;

function afterAsking(
  result: Asked,
  {
    asked,
    phone,
    typed,
    place,
  }: { asked: string | null; phone: string; typed: string; place: Place },
) {
  if (result.kind === 'sent') return onward(place.action, [result.cookie]);
  if (result.kind === 'failed') {
    const fault = { stage: { at: 'phone', phone: typed }, message: signInCopy.failed } as const;
    return refused(fault, 503, 30);
  }
  // Who asks twice has a code that still works.
  if (asked === phone) {
    const message = signInCopy.soon(waitWords(result.seconds));
    return refused(
      { stage: { at: 'code', phone: mobileHint(phone) }, message },
      429,
      result.seconds,
    );
  }
  return blocked(result.seconds);
}

async function signIn(account: AccountServices, request: Request, typed: string, place: Place) {
  const asked = await account.askedNumber(request);
  const code = typedCode(typed);
  const stage: SignInStage =
    asked === null ? { at: 'phone' } : { at: 'code', phone: mobileHint(asked) };
  if (asked !== null && code === null) {
    const fault = typed.trim() === '' ? signInCopy.missingCode : signInCopy.malformedCode;
    return refused({ stage: { ...stage, fault }, message: null }, 400);
  }
  const result: Tried = await account.try(request, code ?? '');
  if (result.kind === 'signedIn') return onward(place.redirect, result.cookies);
  if (result.kind === 'wait') return blocked(result.seconds);
  if (result.kind === 'failed') return refused({ stage, message: signInCopy.notChecked }, 503, 5);
  if (result.kind === 'over') {
    return refused({ stage: { at: 'phone' }, message: signInCopy.over }, 400);
  }
  return refused({ stage: { ...stage, fault: signInCopy.wrongCode }, message: null }, 400);
}

function accountOf(context: LoaderFunctionArgs['context']): AccountServices {
  const { account } = servicesOf(context);
  if (account === null) throw notFound();
  return account;
}

/** Of what an address asks for only what leads to pages of this site, and never back here. */
function placeOf(account: AccountServices, url: URL): Place {
  const query = url.searchParams;
  const type = parseSignInType(query.get('type'));
  const path = (name: string) => {
    const local = account.localPath(query.get(name), '/');
    return /^\/sign-(?:in|out)(?:[/?#.]|$)/.test(local) ? '/' : local;
  };
  const [to, back] = [path('redirect'), path('back')];
  const kept = new URLSearchParams({
    ...(type !== null && { type }),
    ...(to !== '/' && { redirect: to }),
    ...(back !== '/' && { back }),
  }).toString();
  return {
    type,
    redirect: to,
    back,
    action: kept === '' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${kept}`,
  };
}

function faultOfNumber(typed: string): string {
  return typed.trim() === '' ? signInCopy.missingPhone : signInCopy.malformedPhone;
}

function onward(path: string, cookies: readonly string[]): Response {
  const headers = new Headers(NO_STORE);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(path, { status: 303, headers });
}

function blocked(seconds: number) {
  return refused({ stage: { at: 'blocked', seconds }, message: null }, 429, seconds);
}

function refused(fault: SignInFault, status: number, seconds?: number) {
  const headers = { ...NO_STORE, ...(seconds !== undefined && { 'retry-after': String(seconds) }) };
  return data(fault, { status, headers });
}

function textOf(value: FormInput[string]): string {
  return typeof value === 'string' ? value : '';
}
