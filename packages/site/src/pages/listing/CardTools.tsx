import type { VehicleSummary } from '@forecourt/domain';
import { CardCorner } from '@forecourt/ui';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { whenIdle } from '../../shell/whenIdle.ts';
import type { CompareLayer } from './compareLayer.tsx';
import { once } from './once.ts';

/**
 * A listing whose cards can be chosen for a comparison, and saved where the site lets shoppers, as
 * soon as nothing else is to be done.
 */
export function CardTools({ children }: { children: ReactNode }) {
  const site = useSiteView();
  const slug = site?.slug ?? null;
  const strict = site?.saves?.strict ?? null;
  const [layer, setLayer] = useState<CompareLayer | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let isGone = false;
    void whenIdle()
      .then(() => Promise.all([bringCompare(), strict === null ? null : bringHearts()]))
      .then(
        ([compareLayer, Heart]) => {
          if (isGone) return;
          const compare = compareLayer(slug);
          const Corner =
            Heart === null || strict === null
              ? compare.Corner
              : both(compare.Corner, ({ vehicle }) => <Heart vehicle={vehicle} strict={strict} />);
          startTransition(() => setLayer({ ...compare, Corner }));
        },
        // Without it the page is whole: each vehicle's own page leads to a comparison.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [slug, strict]);
  return (
    <CardCorner value={layer?.Corner ?? null}>
      {children}
      {layer !== null && <layer.Bar />}
    </CardCorner>
  );
}

type Corner = ComponentType<{ vehicle: VehicleSummary }>;

function both(First: Corner, Second: Corner): Corner {
  return function Corners(props) {
    return (
      <>
        <First {...props} />
        <Second {...props} />
      </>
    );
  };
}

const bringCompare = once(async () => {
  const styles = import('@forecourt/ui/styles/compareBar.css');
  const { compareLayer } = await import('./compareLayer.tsx');
  await styles;
  return compareLayer;
});

const bringHearts = once(async () => {
  const styles = import('@forecourt/ui/styles/saveButton.css');
  const { SaveCorner } = await import('./SaveCorner.tsx');
  await styles;
  return SaveCorner;
});
