import { PRIVACY_PATH, type SiteView } from '@forecourt/site/template';
import { Footer as UiFooter } from '@forecourt/ui';

/** Where to find us, and one quiet line of links. */
export function Footer({ site }: { site: SiteView }) {
  return (
    <UiFooter
      name={site.name}
      columns={[]}
      locations={site.locations}
      legal={[...site.menu, { label: 'Privacy', href: PRIVACY_PATH }]}
      year={site.year}
    />
  );
}
