import type { Location } from '@forecourt/domain';
import * as css from './locationMap.css.ts';
import { MapFrame } from './MapFrame.tsx';
import { SketchMap } from './SketchMap.tsx';
import { useOpenedMap } from './useOpenedMap.ts';

export interface PlaceMapProps {
  location: Location;
  /** The dealer's other places, which the sketch shows paler. */
  others: readonly Location[];
  /** `null` for the sketch alone. */
  tileUrl: string | null;
  attribution: { label: string; href: string } | null;
}

/** Where one place lies: among the others until the map is opened; its address stands beside it. */
export function PlaceMap({ location, others, tileUrl, attribution }: PlaceMapProps) {
  const state = useOpenedMap([location], tileUrl);
  return (
    <div className={css.single}>
      <MapFrame
        state={state}
        sketch={<SketchMap locations={[location, ...others]} current={location.id} />}
        attribution={attribution}
      />
    </div>
  );
}
