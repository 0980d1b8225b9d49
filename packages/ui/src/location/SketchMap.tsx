import { formatNumber, type Location } from '@forecourt/domain';
import { paths } from '../primitives/icon/paths.ts';
import { cx } from '../style/cx.ts';
import { mapPins } from './mapPins.ts';
import { sketchOf } from './sketch.ts';
import * as css from './sketchMap.css.ts';

/** Letters of a town's name that a phone has room for. */
const LONGEST = 15;

export interface SketchMapProps {
  locations: readonly Location[];
  /** Id of the place that the page is about; the others are paler. */
  current?: string | null;
}

/**
 * Where places lie to each other, drawn from their coordinates alone: no map, no request, no script.
 * Positions are per cent and words are pixels, so that they can be read at any width.
 */
export function SketchMap({ locations, current = null }: SketchMapProps) {
  const towns = new Map(locations.map(({ id, city, name }) => [id, city ?? name]));
  const sketch = sketchOf(
    mapPins(locations).map((pin) => ({ ...pin, label: towns.get(pin.id) ?? pin.name })),
  );
  if (sketch === null) return null;
  const { marks, scale, rings } = sketch;
  const km = formatNumber(scale.km);
  return (
    <figure className={css.figure}>
      {/* The list of places beside it says as much, and more. */}
      <svg aria-hidden="true" className={css.ground}>
        {/* The farthest first: each lies on the one beyond it. */}
        {rings.radii.toReversed().map((radius) => (
          <circle
            key={radius}
            className={css.ring}
            cx={`${rings.x}%`}
            cy={`${rings.y}%`}
            r={`${radius}%`}
          />
        ))}
        {marks.map(({ ids, label, x, y, labelY, side }) => (
          <g
            key={label}
            className={cx(css.mark, current !== null && !ids.includes(current) && css.pale)}
          >
            <svg x={`${x}%`} y={`${y}%`} overflow="visible">
              <path d={paths.pin} transform="translate(-18 -33) scale(1.5)" />
            </svg>
            <text
              x={`${x}%`}
              y={`${labelY}%`}
              dx={side === 'right' ? 22 : -22}
              dy={-10}
              textAnchor={side === 'right' ? 'start' : 'end'}
            >
              {label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label}
            </text>
          </g>
        ))}
        <g className={css.scale}>
          <line x1="5%" x2={`${5 + scale.length}%`} y1="94%" y2="94%" />
          <text x="5%" y="94%" dy={-8}>
            {km} km
          </text>
        </g>
        <svg x="94%" y="88%" overflow="visible" className={css.north}>
          <path d="M0 -18 5 -6H-5Z" />
          <text y={10} textAnchor="middle">
            N
          </text>
        </svg>
      </svg>
      <figcaption className={css.caption}>
        A sketch of how our places lie to each other: a ring each {km} km from {rings.label}
      </figcaption>
    </figure>
  );
}
