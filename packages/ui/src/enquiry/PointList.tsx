import { Icon } from '../primitives/icon/Icon.tsx';
import * as css from './pointList.css.ts';

export interface PointListProps {
  /** A sentence each. */
  points: readonly string[];
  /** They follow each other, and are numbered. */
  ordered?: boolean;
}

/** A few sentences beside a form: what happens once it is sent, or what the dealer promises. */
export function PointList({ points, ordered = false }: PointListProps) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className={css.points}>
      {points.map((point, index) => (
        <li key={point} className={css.point}>
          <span className={css.mark} aria-hidden="true">
            {ordered ? index + 1 : <Icon name="check" size="s" />}
          </span>
          {point}
        </li>
      ))}
    </Element>
  );
}
