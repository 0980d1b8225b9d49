import { useEffectEvent, useLayoutEffect } from 'react';
import type { Row } from './useRow.ts';

/** Moves a row to item `start` (0-based) when it appears, and measures it again at a new width. */
export function useRowStart({ ref, goTo, onScroll }: Row, start: number): void {
  const begin = useEffectEvent(() => goTo(start, 'instant'));
  const follow = useEffectEvent(onScroll);
  // Before it is painted: what is done to the row as soon as it is drawn must not be undone.
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    begin();
    const observer = new ResizeObserver(() => follow());
    observer.observe(row);
    return () => observer.disconnect();
  }, [ref]);
}
