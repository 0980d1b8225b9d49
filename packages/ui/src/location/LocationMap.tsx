import { gridFilter, type Location, telHref } from '@forecourt/domain';
import { link } from '../primitives/link/link.css.ts';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { useLink, usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { addressLines } from './addressLines.ts';
import { directionsHref } from './directionsHref.ts';
import * as css from './locationMap.css.ts';
import { MapFrame } from './MapFrame.tsx';
import { looks } from './mapLooks.css.ts';
import { SketchMap } from './SketchMap.tsx';
import { useOpenedMap } from './useOpenedMap.ts';

export interface LocationMapProps {
  locations: readonly Location[];
  /** As of the grid (R2-86). Default `all`. */
  filter?: string;
  /** `https://tiles.example/{z}/{x}/{y}.png`, allowed by the site's policy; `null` for no map. */
  tileUrl: string | null;
  /** Whose map it is: `© OpenStreetMap contributors`. */
  attribution: { label: string; href: string } | null;
  /** Whether each place is told beside it, too: not on a page that has told all of it already. */
  listed?: boolean;
}

/**
 * Places as a list beside a sketch of where they lie. A map is loaded when somebody opens it, and is
 * never the only way to an address or a phone: where it cannot be drawn, one line says so and the
 * list stays (R2-87).
 */
export function LocationMap({
  locations,
  filter = 'all',
  tileUrl,
  attribution,
  listed = true,
}: LocationMapProps) {
  const { lead } = usePictureSizes();
  const shown = gridFilter(locations, filter);
  const state = useOpenedMap(shown, tileUrl);
  if (shown.length === 0) return null;
  return (
    <div className={cx(css.layout, looks[lead])}>
      {listed && (
        <ul className={css.list}>
          {shown.map((location) => (
            <li key={location.id}>
              <p className={css.name}>{location.name}</p>
              <address className={css.address}>
                <bdi>{addressLines(location).join(', ')}</bdi>
              </address>
              <div className={css.ways}>
                {location.phone && (
                  <a href={telHref(location.phone)} className={link.standalone}>
                    <PhoneNumber number={location.phone} />
                  </a>
                )}
                <Directions location={location} />
                {state.hasMap && state.knows(location.id) && (
                  <button
                    type="button"
                    className={cx(link.standalone, css.scripted)}
                    aria-label={`Show on map, ${location.name}`}
                    onClick={() => state.open(location.id)}
                  >
                    Show on map
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <MapFrame state={state} sketch={<SketchMap locations={shown} />} attribution={attribution} />
    </div>
  );
}

function Directions({ location }: { location: Location }) {
  const To = useLink();
  const href = directionsHref(location);
  if (href === null) return null;
  return (
    <To to={href} className={link.standalone} aria-label={`Directions to ${location.name}`}>
      Directions
    </To>
  );
}
