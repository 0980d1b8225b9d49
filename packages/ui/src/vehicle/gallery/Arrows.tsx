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
  // They lie over the row where a thumb begins, and what begins on them does not move it.
  const swipe = {
    onTouchStart: ({ changedTouches: { 0: touch } }: TouchEvent) => {
      begun = touch?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches: { 0: touch } }: TouchEvent) => {
      const moved = (touch?.clientX ?? begun) - begun;
      if (Math.abs(moved) > SWIPE) goBy(-Math.sign(moved));
    },
  };
  return (
    <>
      <button
        type="button"
        className={cx(arrow, side.back)}
        aria-label="Previous photo"
        aria-disabled={!canGoBack || undefined}
        onClick={() => goBy(-1)}
        {...swipe}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={cx(arrow, side.on)}
        aria-label="Next photo"
        aria-disabled={!canGoOn || undefined}
        onClick={() => goBy(1)}
        {...swipe}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
