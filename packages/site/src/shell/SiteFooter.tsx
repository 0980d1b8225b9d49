import type { SiteView } from '../contracts/siteView.ts';
import type { DrawnFooterProps } from './DrawnFooter.tsx';
import { servedPart } from './servedPart.tsx';
import { withChrome } from './withChrome.tsx';

export interface SiteFooterProps extends Omit<DrawnFooterProps, 'site'> {
  site: SiteView;
}

const ServedFooter = /* @__PURE__ */ servedPart<SiteFooterProps>(() =>
  withChrome(async () => (await import('./DrawnFooter.tsx')).DrawnFooter),
);

/** The footer a template has unless it draws its own. It needs no script: a browser leaves it as it was sent. */
export function SiteFooter(props: SiteFooterProps) {
  return <ServedFooter {...props} />;
}
