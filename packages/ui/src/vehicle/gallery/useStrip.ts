import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** A row of full-width pictures and the one in view. */
export interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** 0-based. */
  index: number;
  goTo: (index: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Follows and moves a scroll-snap row of `count` pictures. */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const goTo = (wanted: number): void => {
    const row = ref.current;
    const target = Math.min(Math.max(wanted, 0), count - 1);
    row?.scrollTo({ left: target * row.clientWidth, behavior: 'smooth' });
  };
  const onScroll = (): void => {
    const row = ref.current;
    if (row) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  return { ref, index, goTo, onScroll, onKeyDown };
}
