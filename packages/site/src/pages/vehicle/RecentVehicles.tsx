import type { RecentlyViewedProps } from '@forecourt/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { vehicleHref } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { useViewed } from './useViewed.ts';
import type { VehicleView } from './vehicle.server.ts';

/**
 * The end of the page: what this browser looked at before. Its code and its sheet come to those who
 * did: a newcomer has nothing to see there.
 */
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
  const Recent = useRecent(others.length > 0);
  if (Recent === null) return null;
  return (
    <Recent
      vehicles={others.map(({ slug: other, ...vehicle }) => ({
        ...vehicle,
        href: vehicleHref(other),
      }))}
      onClear={clear}
    />
  );
}

function useRecent(isWanted: boolean): ComponentType<RecentlyViewedProps> | null {
  const [Recent, setRecent] = useState<ComponentType<RecentlyViewedProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    bringRecent().then(
      (Loaded) => {
        if (!isGone) setRecent(() => Loaded);
      },
      // Nobody misses it where it cannot be had.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return Recent;
}

async function bringRecent(): Promise<ComponentType<RecentlyViewedProps>> {
  const styles = import('@forecourt/ui/styles/recent.css');
  const { RecentlyViewed } = await import('./recentPart.ts');
  await styles;
  return RecentlyViewed;
}
