import { createHash, randomBytes } from 'node:crypto';
import { type DealerSite, type Store, StoreUnavailable } from '@forecourt/data';
import type { StockSearch } from '@forecourt/data/search';
import { isShown, isSoldLongAgo, type NewLead, type Vehicle } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { Log, LogEntry } from '../log/log.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import { createPageSearch, type PageSearch } from '../stock/pageSearch.ts';
import type { SiteStock } from '../stock/siteStock.ts';
import type { StockFiles } from '../stock/stockFiles.ts';
import { stockVocabulary } from '../stock/stockVocabulary.ts';
import type { SiteAssets } from './siteAssets.ts';

export interface ServicesOptions {
  store: Store;
  stockFiles: StockFiles;
  now(): number;
  /** Called after a lead is stored, so that delivery need not wait for its next round. */
  leadStored(): void;
  log: Log;
  /** How many leads a visitor may send. */
  leads: Limiter;
}

/** Binds everything a loader or action may use to one site and one version of its stock. */
export function servicesFor(
  { store, stockFiles, now, leadStored, log, leads }: ServicesOptions,
  site: DealerSite,
  origin: string,
  assets: SiteAssets,
  stock: SiteStock,
  visitor: string,
  { hasPage, keptHtml, document }: Pick<SiteServices, 'hasPage' | 'keptHtml' | 'document'>,
): SiteServices {
  const { config } = site;
  const base = baseFilterOf(config);
  const page =
    stock.reserve === null
      ? unfailing(stock.search)
      : createPageSearch(stock.search, stock.reserve);
  const overview = () => stock.overview(base, now());
  const shown = (vehicle: Vehicle | null) =>
    vehicle !== null && isShown(vehicle, base, now()) ? vehicle : null;
  return {
    site,
    config,
    origin,
    themeHref: assets.themeHref,
    iconHref: assets.iconHref,
    logoHref: assets.logoHref,
    pictureSizes: assets.pictureSizes,
    hasPage,
    keptHtml,
    document,
    now,
    stock: {
      version: stock.version,
      size: stock.size,
      search: (state, extras) =>
        page.search({ state, base, hitsPerPage: config.hitsPerPage, now: now(), ...extras }),
      overview,
      searchTrouble: page.trouble,
      vocabulary: async () => stockVocabulary(await overview(), config, now()),
      bySlug: (slug) => shown(stock.bySlug(slug)),
      byId: (id) => shown(stock.byId(id)),
      heldBySlug: stock.bySlug,
      async movedTo(slug) {
        const id = await store.stock.formerly(site.key, slug);
        const vehicle = id === null ? null : shown(stock.byId(id));
        return vehicle === null || vehicle.slug === slug ? null : vehicle.slug;
      },
      isSoldLongAgo: (vehicle) => isSoldLongAgo(vehicle, base, now()),
      known: stock.known,
      files: stockFiles.hrefs(site, stock),
      carTypes: stock.carTypes,
      itemTypes: stock.itemTypes,
      searchExample: stock.searchExample,
      features: stock.features,
    },
    leadPause(formKey, lead) {
      const what = createHash('sha256').update(formKey).update(contentOf(lead)).digest('base64url');
      return Math.ceil(leads.pause(`${site.key} ${visitor}`, what) / 1000);
    },
    async submitLead(formKey, lead) {
      const result = await store.leads.submit(site.key, formKey, lead, now()).catch((error) => {
        // The visitor is told; who runs the site must hear of it too.
        log({ event: 'lead_not_stored', site: site.key, ...reasonOf(error) });
        throw error;
      });
      leadStored();
      return result;
    },
    newFormKey: () => randomBytes(16).toString('base64url'),
  };
}

/** The store's own words hold nothing of a row; another error's message may (R18-01). */
function reasonOf(error: unknown): Pick<LogEntry, 'error' | 'detail'> {
  if (error instanceof StoreUnavailable) return { error: error.name, detail: error.what };
  return { error: error instanceof Error ? error.name : typeof error };
}

/** A search in memory does not fail. */
function unfailing({ search }: StockSearch): PageSearch {
  return { search, trouble: () => null };
}

/** What is asked, whenever it is: the moment of consent is that of each sending. */
function contentOf({ enquiry, context }: NewLead): string {
  return JSON.stringify([{ ...enquiry, consent: { ...enquiry.consent, at: 0 } }, context.url]);
}
