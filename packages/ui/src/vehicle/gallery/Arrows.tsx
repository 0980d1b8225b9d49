import { carouselAt } from '@forecourt/domain';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { cx } from '../../style/cx.ts';
import { arrow, side } from './gallery.css.ts';

interface ArrowsProps {
  /** 0-based. */
  shown: number;
  count: number;
  goBy: (items: number) => void;
}

/** Buttons at the sides of a photo; they stop at the ends (R4-32), and keep the focus there. */
export function Arrows({ shown, count, goBy }: ArrowsProps) {
  const { canGoBack, canGoOn } = carouselAt(shown, count);
  return (
    <>
      <button
        type="button"
        className={cx(arrow, side.back)}
        aria-label="Previous photo"
        aria-disabled={!canGoBack || undefined}
        onClick={() => goBy(-1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={cx(arrow, side.on)}
        aria-label="Next photo"
        aria-disabled={!canGoOn || undefined}
        onClick={() => goBy(1)}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
