import { Footer, type HeaderChrome } from '@forecourt/ui';
import type { DrawnSite } from '../contracts/siteView.ts';
import { withChrome } from './withChrome.tsx';

export interface DrawnFooterProps {
  site: DrawnSite;
  /** The layout of the template's header. Default `bar`. */
  chrome?: HeaderChrome;
}

/** What `SiteFooter` draws. */
export function bringFooter() {
  return withChrome(DrawnFooter);
}

function DrawnFooter({ site, chrome = 'bar' }: DrawnFooterProps) {
  return (
    <Footer
      chrome={chrome}
      name={site.name}
      strapline={site.tagline || null}
      phone={site.phone?.text ?? null}
      homeHref="/"
      columns={site.footer}
      locations={site.locations}
      legal={[]}
      year={site.year}
    />
  );
}
