import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnMap } from './drawMap.ts';
import type { MapPin } from './mapPins.ts';

/** How near the window's edge a map is drawn, so that it is there when it is seen. */
const NEAR = '300px';

/** Draws a map into an element as it comes near the window; without a tile address it never does. */
export function useMap(
  pins: readonly MapPin[],
  tileUrl: string | null,
): { box: RefObject<HTMLElement | null>; map: DrawnMap | null; failed: boolean } {
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [failed, setFailed] = useState(false);
  // The same places again are no reason to draw the map anew.
  const key = JSON.stringify(pins);
  useEffect(() => {
    const element = box.current;
    const places = JSON.parse(key) as readonly MapPin[];
    if (!element || tileUrl === null || places.length === 0) return;
    let gone = false;
    let drawn: DrawnMap | null = null;
    const draw = async (): Promise<void> => {
      try {
        const { drawMap } = await import('./drawMap.ts');
        if (gone) return;
        drawn = await drawMap(element, {
          pins: places,
          tileUrl,
          onTiles: (arrive) => setFailed(!arrive),
        });
        if (gone) drawn.remove();
        else setMap(drawn);
      } catch {
        setFailed(true);
      }
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        void draw();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(element);
    return () => {
      gone = true;
      watcher.disconnect();
      drawn?.remove();
      setMap(null);
    };
  }, [key, tileUrl]);
  return { box, map, failed };
}
