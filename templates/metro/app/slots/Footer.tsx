import { SiteFooter, type SiteView } from '@forecourt/site/template';

/** Name and phone in a band, then everything in rows. */
export function Footer({ site }: { site: SiteView }) {
  return <SiteFooter site={site} chrome="rows" />;
}
