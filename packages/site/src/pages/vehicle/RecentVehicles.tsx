import { RecentlyViewed } from '@forecourt/ui';
import { vehicleHref } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { useViewed } from './useViewed.ts';
import type { VehicleView } from './vehicle.server.ts';

/** The end of the page: what this browser looked at before. */
export function RecentVehicles({ view }: { view: VehicleView }) {
  const { slug, title, subtitle } = view.card.vehicle;
  const { picture, body } = view;
  const { others, clear } = useViewed(useSiteView()?.slug ?? '', {
    slug,
    title,
    subtitle,
    picture,
    body,
  });
  return (
    <RecentlyViewed
      vehicles={others.map(({ slug: other, ...vehicle }) => ({
        ...vehicle,
        href: vehicleHref(other),
      }))}
      onClear={clear}
    />
  );
}
