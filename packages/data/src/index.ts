export { ConfigError, type ConfigFault } from './config/configError.ts';
export { type DealerSite, loadSites } from './config/loadSites.ts';
export { parseSiteConfig } from './config/parseSiteConfig.ts';
export { type SiteConfig, type SiteConfigInput, siteConfigSchema } from './config/siteConfig.ts';
export type * from './search/stockSearch.ts';
export * from './stock/index.ts';
export {
  type EmbeddedStoreOptions,
  openEmbeddedStore,
} from './store/embedded/openEmbeddedStore.ts';
export type * from './store/store.ts';
export * from './store/storeErrors.ts';
