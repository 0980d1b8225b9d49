import { carouselAt } from '@forecourt/domain';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { type RowPlace, rowPlace } from './rowPlace.ts';

/** A row that scrolls sideways, and where it stands. */
export interface Row extends RowPlace {
  ref: RefObject<HTMLUListElement | null>;
  /** `instant` moves at once, otherwise the row glides unless motion is unwanted. */
  goTo: (index: number, behavior?: 'auto' | 'instant') => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function measure(row: HTMLUListElement): RowPlace & { step: number } {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  return { ...rowPlace({ scrollLeft, clientWidth, scrollWidth, step }), step };
}

/** Follows and moves a scroll-snap row of `count` items, said to be at item `start` (0-based). */
export function useRow(count: number, start = 0): Row {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<RowPlace>({
    index: carouselAt(start, count).index,
    places: count,
  });

  const goTo: Row['goTo'] = (wanted, behavior = 'auto') => {
    const row = ref.current;
    if (!row) return;
    const { step, places } = measure(row);
    row.scrollTo({ left: carouselAt(wanted, places).index * step, behavior });
  };
  const onScroll = (): void => {
    const row = ref.current;
    if (!row) return;
    const { index, places } = measure(row);
    setPlace((last) => (last.index === index && last.places === places ? last : { index, places }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Record<string, number> = {
      ArrowLeft: place.index - 1,
      ArrowRight: place.index + 1,
      Home: 0,
      End: place.places - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return { ref, ...place, goTo, onScroll, onKeyDown };
}
