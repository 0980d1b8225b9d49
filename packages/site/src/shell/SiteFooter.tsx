import type { SiteFooterProps } from './DrawnFooter.tsx';
import { servedPart } from './servedPart.tsx';

export type { SiteFooterProps } from './DrawnFooter.tsx';

const ServedFooter = /* @__PURE__ */ servedPart<SiteFooterProps>(
  async () => (await import('./DrawnFooter.tsx')).DrawnFooter,
);

/** The footer a template has unless it draws its own. It needs no script: a browser leaves it as it was sent. */
export function SiteFooter(props: SiteFooterProps) {
  return <ServedFooter {...props} />;
}
