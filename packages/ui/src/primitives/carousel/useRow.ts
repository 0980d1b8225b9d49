import { carouselAt } from '@forecourt/domain';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { type RowPlace, rowPlace } from './rowPlace.ts';

/** A row that scrolls sideways, and where it stands. */
export interface Row extends RowPlace {
  ref: RefObject<HTMLUListElement | null>;
  /** `instant` moves at once, otherwise the row glides unless motion is unwanted. */
  goTo: (index: number, behavior?: 'auto' | 'instant') => void;
  /** Items on, or back where below 0. Of quick presses, each counts. */
  goBy: (items: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function measure(row: HTMLUListElement): RowPlace & { step: number } {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  return { ...rowPlace({ scrollLeft, clientWidth, scrollWidth, step }), step };
}

/** Where a row glides to, the pixels that are left, and when it moved last. */
interface Glide {
  to: number;
  gap: number;
  at: number;
}

const AT_REST: Glide = { to: 0, gap: -1, at: Number.NEGATIVE_INFINITY };
/** A row that glides moves in every frame; one that has not moved for so long (ms) stands. */
const RESTS_AFTER = 1000;

/** Follows and moves a scroll-snap row of `count` items, said to be at item `start` (0-based). */
export function useRow(count: number, start = 0): Row {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<RowPlace>({
    index: carouselAt(start, count).index,
    places: count,
  });

  const glide = useRef(AT_REST);

  const goTo: Row['goTo'] = (wanted, behavior = 'auto') => {
    const row = ref.current;
    if (!row) return;
    const { step, places } = measure(row);
    const to = carouselAt(wanted, places).index;
    const gap = Math.abs(to * step - row.scrollLeft);
    glide.current = behavior === 'instant' ? AT_REST : { to, gap, at: performance.now() };
    row.scrollTo({ left: to * step, behavior });
  };
  const goBy: Row['goBy'] = (items) => {
    const row = ref.current;
    if (!row) return;
    const { to, at } = glide.current;
    // Where it stands, which may not have been told yet.
    goTo((performance.now() - at < RESTS_AFTER ? to : measure(row).index) + items);
  };
  const onScroll = (): void => {
    const row = ref.current;
    if (!row) return;
    const { index, places, step } = measure(row);
    const { to, gap: last } = glide.current;
    const gap = Math.abs(to * step - row.scrollLeft);
    // Only a hand takes it away from where it glides to.
    glide.current = gap > last ? AT_REST : { to, gap, at: performance.now() };
    setPlace((last) => (last.index === index && last.places === places ? last : { index, places }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => goBy(-1),
      ArrowRight: () => goBy(1),
      Home: () => goTo(0),
      End: () => goTo(place.places - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return { ref, ...place, goTo, goBy, onScroll, onKeyDown };
}
