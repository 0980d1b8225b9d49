import { gridFilter, type Location, telHref } from '@forecourt/domain';
import { IconButton } from '../primitives/button/IconButton.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { link } from '../primitives/link/link.css.ts';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { cx } from '../style/cx.ts';
import { addressLines } from './addressLines.ts';
import * as css from './locationMap.css.ts';
import { mapPins } from './mapPins.ts';
import { useMap } from './useMap.ts';

export interface LocationMapProps {
  locations: readonly Location[];
  /** As of the grid (R2-86). Default `all`. */
  filter?: string;
  /** `https://tiles.example/{z}/{x}/{y}.png`, allowed by the site's policy; `null` for no map. */
  tileUrl: string | null;
  /** Whose map it is: `© OpenStreetMap contributors`. */
  attribution: { label: string; href: string };
}

/**
 * Places as a list beside a map. The map is loaded as it comes near and is never the only way to an
 * address or a phone: where it cannot be drawn, one line says so and the list stays (R2-87).
 */
export function LocationMap({ locations, filter = 'all', tileUrl, attribution }: LocationMapProps) {
  const shown = gridFilter(locations, filter);
  const pins = mapPins(shown);
  const { box, map, failed } = useMap(pins, tileUrl);
  if (shown.length === 0) return null;
  const none = tileUrl === null || pins.length === 0;
  const missing = none || failed;
  return (
    <div className={css.layout}>
      <ul className={css.list}>
        {shown.map((location) => (
          <li key={location.id}>
            <p className={css.name}>{location.name}</p>
            <address>
              <bdi>{addressLines(location).join(', ')}</bdi>
            </address>
            <div className={css.ways}>
              {location.phone && (
                <a href={telHref(location.phone)} className={link.standalone}>
                  <PhoneNumber number={location.phone} />
                </a>
              )}
              {location.placeUrl && (
                <Link href={location.placeUrl} variant="standalone">
                  Directions
                </Link>
              )}
              {!missing && pins.some(({ id }) => id === location.id) && (
                <button
                  type="button"
                  className={cx(link.standalone, css.scripted)}
                  onClick={() => map?.show(location.id)}
                >
                  Show on map
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={none ? css.note : css.frame}>
        {missing ? (
          <p>The map cannot be shown right now. Every address and phone number is in the list.</p>
        ) : (
          <>
            <section ref={box} aria-label="Map, arrow keys move it" className={css.map} />
            <div className={css.zoom}>
              <IconButton icon="plus" label="Zoom in" onClick={() => map?.zoom(1)} />
              <IconButton icon="minus" label="Zoom out" onClick={() => map?.zoom(-1)} />
            </div>
            <p className={css.attribution}>
              <a href={attribution.href}>{attribution.label}</a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
