import { Footer, type HeaderChrome, type NavLink } from '@forecourt/ui';
import type { SiteView } from '../contracts/siteView.ts';
import { PRIVACY_PATH, SEARCH_PATH, SEVEN_SEATER_PATH } from '../presenters/paths.ts';

const HOME_PATH = '/';

const leadsToStock = ({ href }: NavLink): boolean =>
  href.startsWith(SEARCH_PATH) || href === SEVEN_SEATER_PATH;

export interface SiteFooterProps {
  site: SiteView;
  /** The layout of the template's header. Default `bar`. */
  chrome?: HeaderChrome;
}

/** The footer a template has unless it draws its own. */
export function SiteFooter({ site, chrome = 'bar' }: SiteFooterProps) {
  // The name leads home.
  const others = site.menu.filter((link) => link.href !== HOME_PATH && !leadsToStock(link));
  return (
    <Footer
      chrome={chrome}
      name={site.name}
      strapline={site.tagline || null}
      phone={site.phone?.text ?? null}
      homeHref={HOME_PATH}
      columns={[
        { heading: 'Vehicles', links: site.menu.filter(leadsToStock) },
        { heading: site.name, links: others },
      ]}
      locations={site.locations}
      legal={[{ label: 'Privacy', href: PRIVACY_PATH }]}
      year={site.year}
    />
  );
}
