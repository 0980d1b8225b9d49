export { ConfigError, type ConfigFault } from './config/configError.ts';
export { type DealerSite, type LoadSitesOptions, loadSites } from './config/loadSites.ts';
export { parseSiteConfig } from './config/parseSiteConfig.ts';
export {
  allLocations,
  type SiteConfig,
  type SiteConfigInput,
  siteConfigSchema,
} from './config/siteConfig.ts';
export type * from './delivery/delivery.ts';
export {
  type FileDeliveryOptions,
  fileDelivery,
  sweepUnfinished,
} from './delivery/fileDelivery.ts';
export {
  createRelay,
  type Relay,
  type RelayFault,
  type RelayOptions,
} from './delivery/relay.ts';
export type { Backoff } from './delivery/retryDelay.ts';
export { inBatches } from './search/inBatches.ts';
export type * from './search/stockSearch.ts';
export * from './stock/index.ts';
export {
  type EmbeddedStoreOptions,
  openEmbeddedStore,
} from './store/embedded/openEmbeddedStore.ts';
export type * from './store/store.ts';
export * from './store/storeErrors.ts';
export { didYouMean, nearest } from './text/nearest.ts';
