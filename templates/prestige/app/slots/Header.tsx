import type { SiteView } from '@forecourt/site/template';
import { Header as UiHeader } from '@forecourt/ui';
import { useLocation } from 'react-router';

/** A big group's bar: name, stock, yards and phone. */
export function Header({ site }: { site: SiteView }) {
  return (
    <UiHeader
      name={site.name}
      homeHref="/"
      items={site.menu}
      path={useLocation().pathname}
      utilityBar={{ phone: site.phone?.text ?? null, places: site.places }}
    />
  );
}
