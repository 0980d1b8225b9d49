import { carouselAt } from '@forecourt/domain';
import type { TouchEvent } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { cx } from '../../style/cx.ts';
import { arrow, side } from './gallery.css.ts';

interface ArrowsProps {
  /** 0-based. */
  shown: number;
  count: number;
  goBy: (items: number) => void;
}

/** Less is a tap, pixels. */
const SWIPE = 30;
/** Where a finger came down on an arrow. */
let begun = 0;

/** Buttons at the sides of a photo; they stop at the ends (R4-32), and keep the focus there. */
export function Arrows({ shown, count, goBy }: ArrowsProps) {
  const { canGoBack, canGoOn } = carouselAt(shown, count);
  const button = (isBack: boolean) => (
    <button
      type="button"
      className={cx(arrow, isBack ? side.back : side.on)}
      aria-label={`${isBack ? 'Previous' : 'Next'} photo`}
      aria-disabled={!(isBack ? canGoBack : canGoOn) || undefined}
      onClick={() => goBy(isBack ? -1 : 1)}
      // It lies over the row where a thumb begins, and what begins on it does not move the row.
      onTouchStart={(event) => {
        begun = touchedAt(event);
      }}
      onTouchEnd={(event) => {
        const moved = touchedAt(event) - begun;
        if (Math.abs(moved) > SWIPE) goBy(-Math.sign(moved));
      }}
    >
      <Icon name={isBack ? 'chevronLeft' : 'chevronRight'} />
    </button>
  );
  return (
    <>
      {button(true)}
      {button(false)}
    </>
  );
}

function touchedAt({ changedTouches }: TouchEvent): number {
  return changedTouches[0]?.clientX ?? begun;
}
