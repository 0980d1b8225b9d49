export type { HomeView, TileView } from '../routes/home/home.server.ts';
export type { LocationView } from '../view/location.ts';
export { PRIVACY_PATH, SEARCH_PATH } from '../view/paths.ts';
export type { SiteView } from './root.server.ts';
export { SiteDocument, useSiteView } from './SiteDocument.tsx';
export { SiteFooter } from './SiteFooter.tsx';
export { SiteRoot, shouldRevalidate } from './SiteRoot.tsx';
export { type SiteSlots, useSlots } from './slots.tsx';
export { useSearch } from './useSearch.ts';
