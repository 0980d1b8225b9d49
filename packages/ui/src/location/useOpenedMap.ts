import { type Location } from '@forecourt/domain';
import { useEffect, useState } from 'react';
import { mapPins } from './mapPins.ts';
import { useMap } from './useMap.ts';

export interface OpenedMap extends Pick<ReturnType<typeof useMap>, 'box' | 'map' | 'failed'> {
  /** Whether there is a map to be opened, or open already. */
  hasMap: boolean;
  /** Whether somebody has opened it. */
  opened: boolean;
  /** Whether a place has a position on it. */
  knows(id: string): boolean;
  /** Opens it, at a place or at all of them. */
  open(id: string | null): void;
}

/** A map that is loaded when somebody opens it. */
export function useOpenedMap(locations: readonly Location[], tileUrl: string | null): OpenedMap {
  const pins = mapPins(locations);
  const [asked, setAsked] = useState<{ id: string | null } | null>(null);
  const { box, map, failed } = useMap(pins, asked === null ? null : tileUrl);
  const first = asked?.id ?? null;
  useEffect(() => {
    if (map !== null && first !== null) map.show(first);
  }, [map, first]);
  return {
    box,
    map,
    failed,
    hasMap: tileUrl !== null && pins.length > 0 && !failed,
    opened: asked !== null,
    knows: (id) => pins.some((pin) => pin.id === id),
    open(id) {
      if (map === null || id === null) setAsked({ id });
      else map.show(id);
    },
  };
}
