// Loaded when a browser draws cards itself: on a page as it is sent they need no script.
import { ResultGrid, type ResultGridProps, VehicleCard } from '@forecourt/ui';
import type { VehicleCardView } from '../../presenters/vehicleCard.ts';

export interface CardRowProps extends Pick<ResultGridProps, 'across'> {
  cards: readonly VehicleCardView[];
  /** As of `ResultGrid`: `lead` is for one. Default `row`. */
  layout?: 'row' | 'lead';
}

/** A few vehicles under a heading. */
export function CardRow({ cards, across = 4, layout = 'row' }: CardRowProps) {
  return (
    <ResultGrid layout={layout} across={across}>
      {cards.map((card) => (
        <VehicleCard key={card.vehicle.id} {...card} headingLevel={3} />
      ))}
    </ResultGrid>
  );
}

export { VehicleCard, VehicleSubject } from '@forecourt/ui';
