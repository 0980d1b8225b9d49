import { PRIVACY_PATH, type SiteView } from '@forecourt/site/template';
import { Footer as UiFooter } from '@forecourt/ui';

export function Footer({ site }: { site: SiteView }) {
  return (
    <UiFooter
      name={site.name}
      columns={[{ heading: 'Vehicles', links: site.menu.filter((item) => 'href' in item) }]}
      locations={site.locations}
      legal={[{ label: 'Privacy', href: PRIVACY_PATH }]}
      year={site.year}
    />
  );
}
