import { type DrawnSite, SEARCH_PATH, searchHint } from '@forecourt/site/template';
import { HeaderSearch, Header as UiHeader } from '@forecourt/ui';
import { useLocation } from 'react-router';

/** A big group's header: name, search and phone over a band with the menu. */
export function DrawnHeader({ site }: { site: DrawnSite }) {
  return (
    <UiHeader
      chrome="rows"
      name={site.name}
      logo={site.logo}
      homeHref="/"
      items={site.menu}
      path={useLocation().pathname}
      utilityBar={{ phone: site.phone?.text ?? null, places: site.places }}
      search={<HeaderSearch action={SEARCH_PATH} placeholder={searchHint(site.searchExample)} />}
    />
  );
}
