import { stars as starsOf } from '@forecourt/domain';
import { cx } from '../../style/cx.ts';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden.tsx';
import { filledWidth, starPath } from './starPath.ts';
import { empty, filled, size as sizes, stars } from './stars.css.ts';

export interface StarsProps {
  /** 0 to 5. */
  rating: number;
  size?: keyof typeof sizes;
}

/** A rating as stars and as a number of one decimal (R9-08). */
export function Stars({ rating, size = 'm' }: StarsProps) {
  const { full, partial, text } = starsOf(rating);
  return (
    <span className={cx(stars, sizes[size])}>
      <svg viewBox="0 0 120 24" aria-hidden="true">
        <path className={empty} d={starPath} />
        <svg width={filledWidth(full, partial)} height="24">
          <path className={filled} d={starPath} />
        </svg>
      </svg>
      {text}
      <VisuallyHidden> out of 5 stars</VisuallyHidden>
    </span>
  );
}
