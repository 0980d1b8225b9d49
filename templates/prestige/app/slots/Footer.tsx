import { SiteFooter, type SiteView } from '@forecourt/site/template';

/** The name again, where to find us, and one quiet line of links. */
export function Footer({ site }: { site: SiteView }) {
  return <SiteFooter site={site} chrome="centred" />;
}
