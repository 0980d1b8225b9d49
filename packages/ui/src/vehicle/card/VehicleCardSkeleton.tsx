import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { body, card } from './cardFrame.css.ts';
import { actions, price, rest } from './vehicleCard.css.ts';

/** Holds the place of a card on the first load; later loads keep the old cards (R2-58). */
export function VehicleCardSkeleton() {
  return (
    <div className={card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={rest}>
        <div className={body}>
          <Skeleton shape="heading" width="most" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <div className={price}>
          <Skeleton shape="heading" width="half" />
        </div>
        <div className={actions}>
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
