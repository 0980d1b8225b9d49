import { LRUCache } from 'lru-cache';
import { type Answer, jsonAnswer } from '../../http/answer.ts';
import type { QuickHandler, SiteRequest } from '../../http/frontHandler.ts';
import type { StockCache } from '../../stock/siteStock.ts';
import { readOnly } from '../machineError.ts';
import { type Feed, makeFeeds } from './makeFeeds.ts';

const HOUR = 3_600_000;
/** Bytes of feeds that are kept, of all sites together. */
const MEMORY = 32 * 1024 * 1024;
/** A provider asks once a day or an hour, and mostly nothing has changed. */
const KEPT = { 'cache-control': 'public, no-cache' };

const types = {
  '/feeds/google.tsv': 'text/tab-separated-values; charset=utf-8',
  '/feeds/meta.csv': 'text/csv; charset=utf-8',
  '/feeds/report.json': 'application/json',
} as const;

type FeedPath = keyof typeof types;
type Answers = Readonly<Record<FeedPath, Answer>>;

/**
 * The stock as Google and Meta take it for advertisements of vehicles, and a report of what was left out and
 * why. Made once for a version of the stock, and again each hour, since vehicles are held back by the clock.
 */
export function vehicleFeeds({ stock, now }: { stock: StockCache; now(): number }): QuickHandler {
  const kept = new LRUCache<string, { key: string; answers: Answers }>({
    maxSize: MEMORY,
    sizeCalculation: ({ answers }) =>
      Object.values(answers).reduce((sum, { body }) => sum + (body?.length ?? 0), 1),
  });

  async function answersOf({ site, origin }: SiteRequest): Promise<Answers> {
    const held = await stock.of(site);
    const at = now();
    const key = `${held.key} ${Math.floor(at / HOUR)}`;
    const place = `${site.key} ${origin}`;
    const known = kept.get(place);
    if (known?.key === key) return known.answers;
    const { google, meta } = makeFeeds(held.vehicles(), site.config, origin, at);
    const answers: Answers = {
      '/feeds/google.tsv': feedAnswer('/feeds/google.tsv', google),
      '/feeds/meta.csv': feedAnswer('/feeds/meta.csv', meta),
      '/feeds/report.json': jsonAnswer(200, { google: google.counts, meta: meta.counts }, KEPT),
    };
    kept.set(place, { key, answers });
    return answers;
  }

  return async (request) => {
    const { pathname, method } = request;
    if (!Object.hasOwn(types, pathname)) return null;
    if (method === 'POST') return readOnly(pathname);
    return (await answersOf(request))[pathname as FeedPath];
  };
}

/** Engines keep pages, not feeds. */
function feedAnswer(path: FeedPath, { text }: Feed): Answer {
  const headers = { 'content-type': types[path], 'x-robots-tag': 'noindex', ...KEPT };
  return { status: 200, headers, body: Buffer.from(text) };
}
