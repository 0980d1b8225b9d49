import { Footer, type HeaderChrome } from '@forecourt/ui';
import type { SiteView } from '../contracts/siteView.ts';

export interface SiteFooterProps {
  site: SiteView;
  /** The layout of the template's header. Default `bar`. */
  chrome?: HeaderChrome;
}

/** What `SiteFooter` draws. */
export function DrawnFooter({ site, chrome = 'bar' }: SiteFooterProps) {
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
