import type { SiteView } from '../contracts/siteView.ts';
import type { DrawnFooterProps } from './DrawnFooter.tsx';
import { servedPart } from './servedPart.tsx';

export interface SiteFooterProps extends Omit<DrawnFooterProps, 'site'> {
  site: SiteView;
}

const ServedFooter = /* @__PURE__ */ servedPart<SiteFooterProps>(async () =>
  (await import('./DrawnFooter.tsx')).bringFooter(),
);

/** The footer a template has unless it draws its own. It needs no script: a browser leaves it as it was sent. */
export function SiteFooter(props: SiteFooterProps) {
  return <ServedFooter {...props} />;
}
