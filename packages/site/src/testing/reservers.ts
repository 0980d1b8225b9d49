import type { LoaderFunctionArgs } from 'react-router';
import { loadCheckout, submitCheckout } from '../pages/checkout/checkout.server.ts';
import { submitHoldRequest } from '../pages/holdRequest/holdRequest.server.ts';
import { loadReservation, submitReservation } from '../pages/reservation/reservation.server.ts';
import { type reservationSite, reserveForm } from './reservationSite.ts';

type ReservationSite = Awaited<ReturnType<typeof reservationSite>>;

export type Asked = { dealer?: string; visitor?: string; cookie?: string };

export interface Answer {
  status: number;
  location: string | null;
  /** What a browser keeps of its cookie. */
  cookie?: string | undefined;
  data: Record<string, unknown> | null;
}

/** An answer, thrown or given, as a status with its data or where it leads. */
export async function answerOf(work: Promise<unknown>): Promise<Answer> {
  const answer = await work.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    return { status: answer.status, location: answer.headers.get('location'), cookie, data: null };
  }
  const { data = null, init } = answer as {
    data?: Answer['data'];
    init?: { status?: number } | null;
  };
  return { status: init?.status ?? 200, location: null, data };
}

export function tokenOf({ location }: Answer): string {
  return location?.split('/').at(-1) ?? '';
}

/** What shoppers and the dealer do at the pages of a reservation, of the site that a test has just now. */
export function reserversAt(siteOf: () => ReservationSite) {
  async function argsOf(
    path: string,
    params: Record<string, string>,
    { dealer = 'one', visitor, cookie = '' }: Asked = {},
    form?: Record<string, string>,
  ) {
    const url = new URL(`https://${dealer}.example${path}`);
    const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const request = new Request(url, { ...init, headers: { cookie } });
    const context = await siteOf().context(dealer, visitor);
    return { request, url, params, context } as unknown as LoaderFunctionArgs;
  }

  async function reserve(name: string, slug = 'v1', asked: Asked = {}, more = {}) {
    const form = { ...reserveForm(siteOf().clock.now, name), ...more };
    return answerOf(submitCheckout(await argsOf(`/cars/${slug}/checkout`, { slug }, asked, form)));
  }

  async function view(slug = 'v1', asked: Asked = {}) {
    return answerOf(loadCheckout(await argsOf(`/cars/${slug}/checkout`, { slug }, asked)));
  }

  async function own(token: string, asked: Asked = {}) {
    return answerOf(loadReservation(await argsOf(`/reservation/${token}`, { token }, asked)));
  }

  async function act(token: string, what: string, asked: Asked = {}) {
    const path = `/reservation/${token}`;
    return answerOf(submitReservation(await argsOf(path, { token }, asked, { act: what })));
  }

  async function dealerAct(token: string, what: string, asked: Asked = {}) {
    const path = `/hold-request/${token}`;
    return answerOf(submitHoldRequest(await argsOf(path, { token }, asked, { act: what })));
  }

  async function dealerToken(dealer = 'one'): Promise<string> {
    const [lead] = await siteOf().store.leads.list(siteOf().siteOf(dealer).key);
    return lead?.reservation?.manageUrl.split('/').at(-1) ?? '';
  }
  return { argsOf, reserve, view, own, act, dealerAct, dealerToken };
}
