import { gridColumns, gridFilter } from '@forecourt/domain';
import { cx } from '../style/cx.ts';
import { LocationCard } from './LocationCard.tsx';
import * as css from './locationGrid.css.ts';
import type { LocationCardProps } from './locationParts.tsx';

export interface LocationGridProps {
  places: readonly LocationCardProps[];
  /**
   * `sales`, `service`, `parts`, `service-and-parts`, `primary`, `all`, or a location's id; anything
   * else shows nothing (R2-86). Default `all`.
   */
  filter?: string;
}

/** The places of a filter, in list order. */
export function placesOf({ places, filter = 'all' }: LocationGridProps) {
  const shown = gridFilter(
    places.map(({ location }) => location),
    filter,
  );
  return places.filter(({ location }) => shown.includes(location));
}

/**
 * Places as cards: 1 column on a phone, up to 4 on a large screen (R9-09). Each is the target of its
 * slug: `/#dubbo`.
 */
export function LocationGrid(props: LocationGridProps) {
  const shown = placesOf(props);
  if (shown.length === 0) return null;
  return (
    <ul className={cx(css.grid, css.columns[gridColumns(shown.length)])}>
      {shown.map((place) => (
        <li key={place.location.id} id={place.location.slug}>
          <LocationCard {...place} />
        </li>
      ))}
    </ul>
  );
}
