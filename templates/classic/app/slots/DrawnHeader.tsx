import { type DrawnSite, SEARCH_PATH } from '@forecourt/site/template';
import { Header as UiHeader } from '@forecourt/ui';
import { useLocation } from 'react-router';

/** A quiet strip with the way to the dealer, the name, and the stock one tap away. */
export function DrawnHeader({ site }: { site: DrawnSite }) {
  const path = useLocation().pathname;
  return (
    <UiHeader
      name={site.name}
      logo={site.logo}
      homeHref="/"
      items={site.menu}
      path={path}
      utilityBar={{
        // The front page says it under its heading.
        strapline: path === '/' ? null : site.tagline,
        phone: site.phone?.text ?? null,
        places: site.places,
      }}
      action={{ label: 'View our stock', href: SEARCH_PATH }}
    />
  );
}
