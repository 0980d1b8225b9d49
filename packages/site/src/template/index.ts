export type { MenuItem, SiteView } from './root.server.ts';
export { SiteDocument, useSiteView } from './SiteDocument.tsx';
export { SiteRoot } from './SiteRoot.tsx';
export { type SiteSlots, useSlots } from './slots.tsx';
