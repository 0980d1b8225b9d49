import { carouselAt, rotateCarousel } from '@forecourt/domain';
import { Children, type ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { IconButton } from '../button/IconButton.tsx';
import * as css from './carousel.css.ts';
import { useRotation } from './useRotation.ts';
import { useRow } from './useRow.ts';
import { useRowStart } from './useRowStart.ts';

export interface CarouselProps {
  /** What it holds, for screen readers: `Customer reviews`. */
  label: string;
  /** How many items a wide row shows at once: 6, 4, 3 or 1. Default `wide`, 3. */
  columns?: keyof typeof css.columns;
  /** Item it begins at, 0-based. */
  start?: number;
  /** Turns by itself every 3 seconds, with a pause button; not where motion is unwanted (R2-81). */
  autoplay?: boolean;
  /** One child an item; falsy children are left out. */
  children: ReactNode;
}

/** Items in a row that scrolls and snaps; buttons move it and stop at its ends (R4-32). */
export function Carousel({
  label,
  columns = 'wide',
  start = 0,
  autoplay = false,
  children,
}: CarouselProps) {
  const items = Children.toArray(children);
  const row = useRow(items.length, start);
  useRowStart(row, start);
  const { ref, index, places, goTo, goBy, onScroll, onKeyDown } = row;
  const rotation = useRotation(autoplay, () => goTo(rotateCarousel(index, places).index));
  const { canGoBack, canGoOn } = carouselAt(index, places);
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      {...(autoplay && rotation.hold)}
    >
      {/* A row that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={ref}
        className={cx(css.row, css.columns[columns])}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={places > 1 ? 0 : undefined}
        aria-label={places > 1 ? `${label}, use the arrow keys` : undefined}
        onScroll={onScroll}
        onKeyDown={(event) => {
          // Arrow keys within an item are that item's own.
          if (event.target === event.currentTarget) onKeyDown(event);
        }}
      >
        {items.map((item, position) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position}>{item}</li>
        ))}
      </ul>
      <div className={cx(css.controls, places < 2 && css.idle)}>
        {autoplay && (
          <IconButton
            variant="outlined"
            icon={rotation.playing ? 'pause' : 'play'}
            label={rotation.playing ? 'Pause' : 'Play'}
            onClick={rotation.toggle}
          />
        )}
        <IconButton
          variant="outlined"
          icon="chevronLeft"
          label="Previous"
          disabled={!canGoBack}
          onClick={() => goBy(-1)}
        />
        <span className={css.counter}>
          {index + 1} / {places}
        </span>
        <IconButton
          variant="outlined"
          icon="chevronRight"
          label="Next"
          disabled={!canGoOn}
          onClick={() => goBy(1)}
        />
      </div>
    </section>
  );
}
