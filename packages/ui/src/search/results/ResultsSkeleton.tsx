import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { even, grid } from './resultGrid.css.ts';
import { skeletonBody, skeletonCard } from './resultsSkeleton.css.ts';

export interface ResultsSkeletonProps {
  /** Cards to hold the place of. Default 12: whole rows of two, three and four. */
  count?: number;
}

/** Results on their way when there are none to show yet; later ones leave the old in place (R2-58). */
export function ResultsSkeleton({ count = 12 }: ResultsSkeletonProps) {
  return (
    <div className={`${grid} ${even}`} aria-busy="true">
      <VisuallyHidden>Loading results</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // Alike, and never in another order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={skeletonCard}>
          <Skeleton shape="picture" />
          <div className={skeletonBody}>
            <Skeleton shape="heading" width="most" />
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </div>
  );
}
