import type { SiteView } from '@forecourt/site/template';
import { Header as UiHeader } from '@forecourt/ui';
import { useLocation } from 'react-router';

/** The name in the middle; over the front page's picture it stands on nothing. */
export function Header({ site }: { site: SiteView }) {
  const { pathname } = useLocation();
  return (
    <UiHeader
      chrome="centred"
      overlay={pathname === '/'}
      name={site.name}
      logo={site.logo}
      homeHref="/"
      items={site.menu}
      path={pathname}
      utilityBar={{ phone: site.phone?.text ?? null, places: site.places }}
    />
  );
}
