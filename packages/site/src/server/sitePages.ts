import { createHash, randomBytes } from 'node:crypto';
import type { DealerSite, SiteConfig, Store } from '@forecourt/data';
import type { BaseFilter } from '@forecourt/domain';
import { type Hex, type ThemeOverrides, themeStylesheet } from '@forecourt/ui/theme';
import type { SiteServices } from '../context/siteServices.ts';
import type { Answer } from './answer.ts';
import type { QuickHandler, SiteRequest } from './frontHandler.ts';
import { createPageCache, type PageKey } from './pageCache.ts';
import { renderPage } from './renderPage.ts';
import type { StockCache } from './siteStock.ts';
import { type StaticFiles, staticFiles } from './staticFiles.ts';
import type { LoadTemplate } from './templateBuild.ts';

export interface SitePagesOptions {
  store: Store;
  stock: StockCache;
  loadTemplate: LoadTemplate;
  now(): number;
  /** Called after a lead is stored, so that delivery need not wait for its next round. */
  leadStored(): void;
}

interface Theme {
  href: string;
  css: Buffer;
}

export interface SitePages {
  page(request: SiteRequest): Promise<Answer>;
  /** A page rendered before, when nothing has changed since; it needs no place in the queue. */
  cached: QuickHandler;
  theme: QuickHandler;
  files: QuickHandler;
}

/** Everything that is drawn by a site's template: pages, its theme, its browser files. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const themes = new Map<string, Promise<Theme>>();
  const folders = new Map<string, StaticFiles>();
  const cache = createPageCache({ bytesPerSite: 8 * 1024 * 1024, freshMs: 60_000 });

  async function keyOf({ site, origin, pathname, search }: SiteRequest): Promise<PageKey> {
    const current = await options.store.stock.current(site.key);
    return { site: site.key, url: origin + pathname + search, stockVersion: current?.version ?? 0 };
  }

  function themeOf(site: DealerSite): Promise<Theme> {
    const known = themes.get(site.key);
    if (known !== undefined) return known;
    const theme = options.loadTemplate(site.config.template).then((template) => {
      const css = Buffer.from(themeStylesheet(template.theme, themeOverrides(site.config)));
      const digest = createHash('sha256').update(css).digest('base64url').slice(0, 12);
      return { css, href: `/theme-${digest}.css` };
    });
    themes.set(site.key, theme);
    return theme;
  }

  return {
    async cached(request) {
      return cache.get(await keyOf(request));
    },

    async page(request) {
      const { site, origin, method, pathname, search, incoming, body } = request;
      const template = await options.loadTemplate(site.config.template);
      const theme = await themeOf(site);
      const services = await servicesFor(options, site, origin, theme.href);
      const answer = await renderPage(template, services, {
        // HEAD is answered like GET and loses its body on the way out, so that its headers are true.
        method: method === 'POST' ? 'POST' : 'GET',
        target: pathname + search,
        headers: singleHeaders(incoming.headers),
        body,
      });
      const { version } = services.stock;
      if (method !== 'POST') {
        cache.put(
          { site: site.key, url: origin + pathname + search, stockVersion: version },
          answer,
        );
      }
      return answer;
    },

    async theme({ site, pathname }) {
      if (!pathname.startsWith('/theme-')) return null;
      const { href, css } = await themeOf(site);
      if (pathname !== href) return null;
      return {
        status: 200,
        headers: {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        body: css,
      };
    },

    async files({ site, origin, incoming }, response) {
      const { name, clientFolder } = await options.loadTemplate(site.config.template);
      const serve = folders.get(name) ?? staticFiles(clientFolder);
      folders.set(name, serve);
      return serve(incoming, response, origin.startsWith('https:')) ? 'sent' : null;
    },
  };
}

async function servicesFor(
  { store, stock: cache, now, leadStored }: SitePagesOptions,
  site: DealerSite,
  origin: string,
  themeHref: string,
): Promise<SiteServices> {
  const { config } = site;
  const stock = await cache.of(site);
  const base = baseFilterOf(config);
  return {
    site,
    config,
    origin,
    themeHref,
    now,
    stock: {
      version: stock.version,
      search: (state, raw) =>
        stock.search.search({
          state,
          base,
          hitsPerPage: config.hitsPerPage,
          now: now(),
          ...(raw !== undefined && { raw }),
        }),
      bySlug: stock.bySlug,
      byId: stock.byId,
      known: stock.known,
      carTypes: stock.carTypes,
    },
    async submitLead(formKey, lead) {
      const result = await store.leads.submit(site.key, formKey, lead, now());
      leadStored();
      return result;
    },
    newFormKey: () => randomBytes(16).toString('base64url'),
  };
}

function baseFilterOf({ baseFilter, includeSoldCarsDays }: SiteConfig): BaseFilter {
  const { statuses, ...rest } = baseFilter;
  return { ...rest, ...(statuses !== null && { statuses }), soldDays: includeSoldCarsDays };
}

/** A dealer's colours and radius as overrides of the template's theme. */
function themeOverrides({ theme }: SiteConfig): ThemeOverrides {
  const { brand, accent, radius } = theme;
  return {
    color: { ...(brand && { brand: brand as Hex }), ...(accent && { action: accent as Hex }) },
    ...(radius !== undefined && { shape: { card: radius } }),
  };
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
