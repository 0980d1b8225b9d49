import { Footer, type NavLink } from '@forecourt/ui';
import { PRIVACY_PATH, SEARCH_PATH, SEVEN_SEATER_PATH } from '../view/paths.ts';
import type { SiteView } from './root.server.ts';

const leadsToStock = ({ href }: NavLink): boolean =>
  href.startsWith(SEARCH_PATH) || href === SEVEN_SEATER_PATH;

/** The footer a template has unless it draws its own. */
export function SiteFooter({ site }: { site: SiteView }) {
  const privacy = { label: 'Privacy', href: PRIVACY_PATH };
  return (
    <Footer
      name={site.name}
      columns={[
        { heading: 'Vehicles', links: site.menu.filter(leadsToStock) },
        { heading: site.name, links: site.menu.filter((link) => !leadsToStock(link)) },
      ]}
      locations={site.locations}
      legal={[privacy]}
      year={site.year}
    />
  );
}
