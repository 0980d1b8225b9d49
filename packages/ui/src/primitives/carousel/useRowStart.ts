import { useEffect, useEffectEvent } from 'react';
import type { Row } from './useRow.ts';

/** Moves a row to item `start` (0-based) when it appears, and measures it again at a new width. */
export function useRowStart({ ref, goTo, onScroll }: Row, start: number): void {
  const begin = useEffectEvent(() => goTo(start, 'instant'));
  const follow = useEffectEvent(onScroll);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    begin();
    const observer = new ResizeObserver(() => follow());
    observer.observe(row);
    return () => observer.disconnect();
  }, [ref]);
}
