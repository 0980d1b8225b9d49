import type { DealerSite } from '@forecourt/data';
import { errorCatalogue, isShown, type Vehicle } from '@forecourt/domain';
import { dealerOverrides, mergeTheme } from '@forecourt/ui/theme';
import { LRUCache } from 'lru-cache';
import { type Answer, textAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import { ownBytes } from '../http/encodeBody.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import type { LoadTemplate } from '../pages/templateBuild.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import type { SiteStock, StockCache } from '../stock/siteStock.ts';
import type { PaperLayout } from './drawPaper.ts';
import { paperPictures } from './paperPictures.ts';
import { paperQueue } from './paperQueue.ts';
import { type PaperView, paperView } from './paperView.ts';

export interface PapersOptions {
  stock: StockCache;
  loadTemplate: LoadTemplate;
  /** Who answers for pictures of this server's own. */
  pictures: readonly QuickHandler[];
  limiter: Limiter;
  proxies: TrustedProxies;
  now(): number;
  log: Log;
}

const PATH = /^\/api\/cars\/(?<slug>[a-z0-9-]{1,134})\/pdf$/;
/** Bytes of papers that are kept, of all sites together. */
const MEMORY = 16 * 1024 * 1024;
const BUSY =
  'Several papers are being made just now, so this one was not. Please try again in a moment.';

/**
 * A vehicle as PDF, to take home or, by `?layout=sticker`, for its windscreen (R7-01). Two are drawn at once, some
 * wait; who comes then is told to come again. A paper is kept while what it says stays the same.
 */
export function papers(options: PapersOptions): QuickHandler {
  const queue = paperQueue({ atOnce: 2, waiting: 20 });
  const kept = new LRUCache<string, Buffer>({
    maxSize: MEMORY,
    sizeCalculation: (paper) => paper.length + 1,
  });
  const underWay = new Map<string, Promise<Buffer> | null>();

  /** The same for everybody who asks meanwhile. */
  function paperOf(key: string, make: () => Promise<Buffer>): Promise<Buffer> | null {
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const started = underWay.get(key);
    if (started) return started;
    const drawing = queue.run(async () => {
      const paper = await make();
      kept.set(key, paper);
      return paper;
    });
    if (drawing === null) return null;
    underWay.set(key, drawing);
    return drawing.finally(() => underWay.delete(key));
  }

  async function viewOf(
    { site, origin }: SiteRequest,
    stock: SiteStock,
    vehicle: Vehicle,
  ): Promise<PaperView> {
    const { theme } = await options.loadTemplate(site.config.template);
    const merged = mergeTheme(theme, dealerOverrides(theme, site.config.theme));
    return paperView(vehicle, { site, origin, theme: merged, stock, now: options.now() });
  }

  return async (request) => {
    const { site, pathname, search, incoming } = request;
    const slug = PATH.exec(pathname)?.groups?.['slug'];
    if (slug === undefined) return null;
    const stock = await options.stock.of(site);
    const vehicle = shownVehicle(site, stock, slug, options.now());
    if (vehicle === null) return textAnswer(404, 'This vehicle is not here any more.', NO_STORE);
    const visitor = visitorOf(incoming, options.proxies);
    const pause = options.limiter.pause(`${site.key} ${visitor}`, pathname + search);
    if (pause > 0) return later(429, Math.ceil(pause / 1000));
    const layout = new URLSearchParams(search).get('layout') === 'sticker' ? 'sticker' : 'sheet';
    const view = await viewOf(request, stock, vehicle);
    try {
      const paper = await paperOf(`${layout} ${JSON.stringify(view)}`, async () => {
        const wanted = layout === 'sticker' ? [] : view.pictures;
        const pictures = await paperPictures(wanted, request, options.pictures);
        // Servers of sites that nobody prints never load it.
        const { drawPaper } = await import('./drawPaper.ts');
        return drawPaper(view, layout, pictures);
      });
      return paper === null ? later(503, 5) : paperAnswer(paper, slug, layout);
    } catch (error) {
      options.log({ event: 'paper_failed', site: site.key, error: errorKind(error) });
      return textAnswer(500, errorCatalogue.pdf.text, NO_STORE);
    }
  };
}

const NO_STORE = { 'cache-control': 'no-store' };

function shownVehicle(
  { config }: DealerSite,
  stock: SiteStock,
  slug: string,
  now: number,
): Vehicle | null {
  const vehicle = stock.bySlug(slug);
  return vehicle !== null && isShown(vehicle, baseFilterOf(config), now) ? vehicle : null;
}

function later(status: 429 | 503, seconds: number): Answer {
  return textAnswer(status, BUSY, { ...NO_STORE, 'retry-after': String(seconds) });
}

/** A slug is letters, digits and hyphens: nothing in it could end the name (RFC 6266). */
function paperAnswer(paper: Buffer, slug: string, layout: PaperLayout): Answer {
  const name = layout === 'sticker' ? `${slug}-sticker.pdf` : `${slug}.pdf`;
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${layout === 'sticker' ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    },
    body: ownBytes(paper),
  };
}
