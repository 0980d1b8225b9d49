export type { HomeView, TileView } from '../routes/home/home.server.ts';
export { homeMeta } from '../routes/home/homeMeta.ts';
export type { LocationView } from '../view/location.ts';
export { PRIVACY_PATH, SEARCH_PATH } from '../view/paths.ts';
export type { SiteView } from './root.server.ts';
export { SiteDocument, useSiteView } from './SiteDocument.tsx';
export { SiteFooter } from './SiteFooter.tsx';
export { SiteRoot, type SiteSlots, shouldRevalidate } from './SiteRoot.tsx';
export { useSearch } from './useSearch.ts';
