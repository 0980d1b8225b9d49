import { carouselAt } from '@forecourt/domain';
import { type PointerEvent, useRef } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { cx } from '../../style/cx.ts';
import { arrow, side } from './gallery.css.ts';

interface ArrowsProps {
  /** 0-based. */
  shown: number;
  count: number;
  goTo: (index: number) => void;
}

/** Shorter than this it was a press, pixels. */
const SWIPE = 24;

/**
 * Buttons at the sides of a photo; they stop at the ends (R4-32), and keep the focus there.
 * They lie over the row and not within it, so a swipe that begins on one is theirs to pass on.
 */
export function Arrows({ shown, count, goTo }: ArrowsProps) {
  const { canGoBack, canGoOn } = carouselAt(shown, count);
  const began = useRef(0);
  const swipe = {
    onPointerDown: ({ clientX }: PointerEvent) => {
      began.current = clientX;
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      const moved = clientX - began.current;
      if (pointerType === 'touch' && Math.abs(moved) >= SWIPE) goTo(shown - Math.sign(moved));
    },
  };
  return (
    <>
      <button
        type="button"
        className={cx(arrow, side.back)}
        aria-label="Previous photo"
        aria-disabled={!canGoBack || undefined}
        onClick={() => goTo(shown - 1)}
        {...swipe}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={cx(arrow, side.on)}
        aria-label="Next photo"
        aria-disabled={!canGoOn || undefined}
        onClick={() => goTo(shown + 1)}
        {...swipe}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
