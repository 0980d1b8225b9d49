import { Footer } from '@forecourt/ui';
import { PRIVACY_PATH } from '../view/paths.ts';
import type { SiteView } from './root.server.ts';

/** The footer a template has unless it draws its own. */
export function SiteFooter({ site }: { site: SiteView }) {
  return (
    <Footer
      name={site.name}
      columns={[{ heading: 'Vehicles', links: site.menu }]}
      locations={site.locations}
      legal={[{ label: 'Privacy', href: PRIVACY_PATH }]}
      year={site.year}
    />
  );
}
