import { randomBytes } from 'node:crypto';
import type { DealerSite, Store } from '@forecourt/data';
import { fallbackRequest, type StockSearch } from '@forecourt/data/search';
import type { SiteServices } from '../context/siteServices.ts';
import { baseFilterOf } from './baseFilterOf.ts';
import { createPageSearch, type PageSearch } from './pageSearch.ts';
import type { SiteLook } from './siteLook.ts';
import type { SiteStock } from './siteStock.ts';
import type { StockFiles } from './stockFiles.ts';
import { stockVocabulary } from './stockVocabulary.ts';

export interface ServicesOptions {
  store: Store;
  stockFiles: StockFiles;
  now(): number;
  /** Called after a lead is stored, so that delivery need not wait for its next round. */
  leadStored(): void;
}

/** Binds everything a loader or action may use to one site and one version of its stock. */
export function servicesFor(
  { store, stockFiles, now, leadStored }: ServicesOptions,
  site: DealerSite,
  origin: string,
  look: SiteLook,
  stock: SiteStock,
): SiteServices {
  const { config } = site;
  const base = baseFilterOf(config);
  const page =
    stock.standIn === null
      ? unfailing(stock.search)
      : createPageSearch(stock.search, stock.standIn);
  const search: SiteServices['stock']['search'] = (state, extras) =>
    page.search({ state, base, hitsPerPage: config.hitsPerPage, now: now(), ...extras });
  return {
    site,
    config,
    origin,
    themeHref: look.themeHref,
    iconHref: look.iconHref,
    logoHref: look.logoHref,
    now,
    stock: {
      version: stock.version,
      size: stock.size,
      search,
      list: () => page.search(fallbackRequest(base, config.hitsPerPage, now())),
      searchTrouble: page.trouble,
      vocabulary: () => stockVocabulary(stock, config, now(), search, page.trouble),
      bySlug: stock.bySlug,
      byId: stock.byId,
      known: stock.known,
      files: stockFiles.hrefs(site, stock),
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

/** A search in memory does not fail. */
function unfailing({ search }: StockSearch): PageSearch {
  return { search, trouble: () => null };
}
