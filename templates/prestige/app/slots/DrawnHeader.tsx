import type { DrawnSite } from '@forecourt/site/template';
import { Header as UiHeader } from '@forecourt/ui';
import { useLocation } from 'react-router';

/** The name in the middle. */
export function DrawnHeader({ site }: { site: DrawnSite }) {
  return (
    <UiHeader
      chrome="centred"
      name={site.name}
      logo={site.logo}
      homeHref="/"
      items={site.menu}
      path={useLocation().pathname}
      utilityBar={{ phone: site.phone?.text ?? null, places: site.places }}
    />
  );
}
