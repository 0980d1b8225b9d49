import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { ContentSource, DealerSite, SiteReviews } from '@forecourt/data';
import type { KeptHtml, PageDocument, SiteServices } from '../../contracts/siteServices.ts';
import type { SearchTrouble } from '../../contracts/stock.ts';
import type { Answer } from '../http/answer.ts';
import { acceptedEncodings } from '../http/encodeBody.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import { standInPage } from '../http/siteRefusal.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import { withoutCampaign } from '../http/withoutCampaign.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { maskedContent } from './maskedSite.ts';
import { createPageCache, type PageKey } from './pageCache.ts';
import { type ServicesOptions, servicesFor } from './servicesFor.ts';
import type { AssetCache } from './siteAssets.ts';
import { createSiteCaches } from './siteCaches.ts';
import { createSitePaths } from './sitePaths.ts';
import type { LoadTemplate } from './templateBuild.ts';

export interface SitePagesOptions extends ServicesOptions {
  stock: StockCache;
  content: ContentSource;
  reviews: SiteReviews;
  assets: AssetCache;
  loadTemplate: LoadTemplate;
  proxies: TrustedProxies;
}

export interface SitePages {
  page(request: SiteRequest): Promise<Answer>;
  /** A page rendered before, when nothing has changed since; it needs no place in the queue. */
  cached: QuickHandler;
  files: QuickHandler;
}

const MEGABYTE = 1024 * 1024;

/** Everything that comes from a site's template: its pages and its browser files. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const cache = createPageCache({
    bytesPerSite: 8 * MEGABYTE,
    bytesInAll: 56 * MEGABYTE,
    freshMs: 60_000,
  });
  const parts = createSiteCaches<KeptHtml>({
    bytesPerSite: 4 * MEGABYTE,
    bytesInAll: 8 * MEGABYTE,
    freshMs: 600_000,
    whileUsed: true,
  });

  const pathsOf = createSitePaths();

  /** What a part depends on is in its key, so that none is ever out of date. */
  function keptHtmlOf({ key, revision }: DealerSite): SiteServices['keptHtml'] {
    const site = revision === undefined ? key : `${key} ${revision}`;
    return {
      get: (key) => parts.get(site, nameOf(key)),
      set: (key, html, bytes) => parts.set(site, nameOf(key), html, bytes),
    };
  }

  async function keyOf({ site, origin, pathname, search }: SiteRequest): Promise<PageKey> {
    const stockKey = await options.stock.key(site);
    const { version: contentVersion } = await contentOf(site);
    const url = origin + pathname + withoutCampaign(search);
    return { site: site.key, url, stockKey, contentVersion };
  }

  /** What a page prints of what is written here and elsewhere, as one version. */
  async function contentOf(site: DealerSite) {
    const { version, content: whole } = await options.content.of(site);
    const content = maskedContent(whole, site);
    const rating = options.reviews.of(site);
    return { version: `${version}${ratingKey(rating)}`, content, rating };
  }

  return {
    async cached(request) {
      return cache.get(await keyOf(request));
    },

    async page(request) {
      const { site, origin, method, pathname, incoming } = request;
      const template = await options.loadTemplate(site.config.template);
      const assets = await options.assets.of(site);
      const stock = await options.stock.of(site);
      const { version: contentVersion, content, rating } = await contentOf(site);
      const visitor = visitorOf(incoming, options.proxies);
      const services = servicesFor(options, site, origin, assets, stock, visitor, {
        content,
        rating,
        ...pathsOf(template, { config: site.config, content, now: options.now() }),
        keptHtml: template.isVolatile ? null : keptHtmlOf(site),
        document: pathname.endsWith('.data') ? null : emptyDocument(),
      });
      const response = await template.handle(toRequest(request), services);
      const rendered = await toAnswer(response, services.document?.html ?? null);
      const trouble = services.stock.searchTrouble();
      const whole = services.isLate() ? unkept(rendered) : rendered;
      const answer = trouble === null ? whole : marked(whole, trouble);
      if (!isDrawn(answer)) return standInPage(site, answer.status);
      if (method !== 'POST' && !template.isVolatile) {
        // Under the versions it was rendered from, which may be newer than those asked for.
        const key = { ...(await keyOf(request)), stockKey: stock.key, contentVersion };
        return cache.put(key, answer, isSeldom(request));
      }
      return answer;
    },

    async files({ site, origin, incoming }, response) {
      const template = await options.loadTemplate(site.config.template);
      const https = origin.startsWith('https:');
      return (await template.serveFile(incoming, response, https)) ? 'sent' : null;
    },
  };
}

function emptyDocument(): PageDocument {
  return { json: null, html: null, things: [], chrome: null };
}

function ratingKey(rating: SiteServices['rating']): string {
  return rating === null ? '' : ` ${rating.rating} ${rating.stars}`;
}

/** A key holds all that a card prints, and a thousand of them as much as the cards. */
function nameOf(key: string): string {
  return key.length < LONG ? key : hash('sha256', key, 'base64url');
}

/** Characters. */
const LONG = 100;

/** A template that cannot draw even its frame answers without a body, the router by a line of text. */
function isDrawn({ status, headers = {}, body }: Answer): boolean {
  const isBare = String(headers['content-type'] ?? '').startsWith('text/plain');
  return status < 400 || (body !== undefined && body.length > 0 && !isBare);
}

/** Better next time: a page without a fresh search is kept by nobody (R12-01). */
function marked(answer: Answer, trouble: SearchTrouble): Answer {
  const { headers, ...rest } = unkept(answer);
  return { ...rest, headers: { ...headers, 'x-stock-search': trouble } };
}

/** Better next time: what it waited for is on its way. */
function unkept(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}

/** One of countless searches, which most likely nobody makes again while it is kept. */
function isSeldom({ search, incoming }: SiteRequest): boolean {
  const accept = String(incoming.headers['accept-encoding'] ?? '');
  return search !== '' && acceptedEncodings(accept).has('zstd');
}

/** HEAD is answered like GET and loses its body on the way out, so that its headers are true. */
function toRequest({ origin, method, pathname, search, incoming, body }: SiteRequest): Request {
  return new Request(origin + pathname + search, {
    method: method === 'POST' ? 'POST' : 'GET',
    headers: singleHeaders(incoming.headers),
    ...(body !== null && { body: new Uint8Array(body) }),
  });
}

/** Headers for a Request; hop-by-hop ones and repeated ones are left behind. */
function singleHeaders(headers: SiteRequest['incoming']['headers']): Record<string, string> {
  const single: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && !HOP_BY_HOP.has(name)) single[name] = value;
  }
  return single;
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
]);

/** @param html the page, where the template has put it aside instead of into its response */
async function toAnswer(response: Response, html: Buffer | null): Promise<Answer> {
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  // A redirect has no body, and so no type that a browser could guess wrongly.
  delete headers['content-length'];
  return {
    status: response.status,
    headers,
    body: html ?? Buffer.from(await response.arrayBuffer()),
  };
}
