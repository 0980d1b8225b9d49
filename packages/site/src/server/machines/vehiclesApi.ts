import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { machineError, readOnly } from './machineError.ts';
import { OPENAPI_PATH, openApi } from './openApi.ts';
import { LAST_PAGE, VEHICLES_PATH, vehiclePage } from './vehiclePage.ts';

export interface VehiclesApiOptions {
  stock: StockCache;
  limiter: Limiter;
  proxies: TrustedProxies;
  now(): number;
}

/** Asked for again each time; mostly it has not changed. */
const KEPT = { 'cache-control': 'public, no-cache' };
/** Bytes of answers that are kept, of all sites together. */
const MEMORY = 8 * 1024 * 1024;
/** What is held back, and what was sold a while ago, changes with the clock. */
const MINUTE = 60_000;

/**
 * The stock for machines: pages of `/search` as JSON, and their OpenAPI document. It answers before
 * pages are made, and says nothing that they do not say.
 */
export function vehiclesApi({ stock, limiter, proxies, now }: VehiclesApiOptions): QuickHandler {
  const kept = new LRUCache<string, Answer>({
    maxSize: MEMORY,
    sizeCalculation: ({ body }) => (body?.length ?? 0) + 1,
  });

  async function answerOf({ site, origin, search }: SiteRequest): Promise<Answer> {
    const held = await stock.of(site);
    const at = now();
    const asked = [site.key, origin, held.key, Math.floor(at / MINUTE), search].join(' ');
    const key = hash('sha256', asked, 'base64url');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { page, isTroubled } = await vehiclePage(site, origin, held, search, at);
    if (page.page > Math.max(page.pages, 1)) return noSuchPage(page.page, page.pages);
    const answer = jsonAnswer(200, page, isTroubled ? { 'cache-control': 'no-store' } : KEPT);
    if (!isTroubled) kept.set(key, answer);
    return answer;
  }

  return async (request) => {
    const { site, origin, pathname, search, method, incoming } = request;
    if (pathname !== VEHICLES_PATH && pathname !== OPENAPI_PATH) return null;
    if (method === 'POST') return readOnly(pathname);
    if (pathname === OPENAPI_PATH) return jsonAnswer(200, openApi(site.config.name, origin), KEPT);
    const wrong = pageFault(search);
    if (wrong !== null) return wrong;
    const what = hash('sha256', search, 'base64url');
    const pause = limiter.pause(`${site.key} ${visitorOf(incoming, proxies)}`, what);
    return pause > 0 ? later(Math.ceil(pause / 1000)) : answerOf(request);
  };
}

/** People who mistype a page are shown the first; a machine that is would read it for ever. */
function pageFault(search: string): Answer | null {
  const asked = new URLSearchParams(search).getAll('page').at(-1);
  if (asked === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(asked) && Number(asked) <= LAST_PAGE) return null;
  return machineError(400, {
    what: `The page must be a whole number from 1 to ${LAST_PAGE}.`,
    why: 'No page was read.',
    fix: 'Begin without a page, and go on by the address in "next".',
  });
}

function noSuchPage(page: number, pages: number): Answer {
  return machineError(404, {
    what: `There is no page ${page}: this search has ${pages}.`,
    why: 'Vehicles that were on it may have been sold meanwhile.',
    fix: 'Begin without a page, and go on by the address in "next" until it is null.',
  });
}

function later(seconds: number): Answer {
  return machineError(
    429,
    {
      what: 'Too many different addresses were asked for in a minute.',
      why: 'This one was not answered, so that shoppers need not wait.',
      fix: `Wait ${seconds} s, as Retry-After says, then go on.`,
    },
    { 'retry-after': String(seconds) },
  );
}
