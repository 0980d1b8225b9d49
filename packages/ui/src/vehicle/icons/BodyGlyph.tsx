import { icon } from '../../primitives/icon/icon.css.ts';
import { cx } from '../../style/cx.ts';
import { glyph } from './bodyGlyph.css.ts';
import { type BodyGlyphName, bodyPaths, wheels } from './bodyPaths.ts';

const aliases: readonly [pattern: RegExp, name: BodyGlyphName][] = [
  [/ute|cab|pick/i, 'ute'],
  [/suv|4x4|wheel drive/i, 'suv'],
  [/hatch/i, 'hatch'],
  [/wagon/i, 'wagon'],
  [/coupe|convertible|cabrio|top/i, 'coupe'],
  [/van|bus|people|truck/i, 'van'],
  [/motorcycle|bike|scooter|cruiser|adventure|^sport$|^naked$/i, 'motorcycle'],
];

/** The drawing for a body type as shoppers filter by it; a sedan for words it does not know. */
export function bodyGlyphName(body: string): BodyGlyphName {
  if (/caravan|camper|motorhome/i.test(body)) return 'caravan';
  return aliases.find(([pattern]) => pattern.test(body))?.[1] ?? 'sedan';
}

/** A small side view of a body type. */
export function BodyGlyph({ body }: { body: string }) {
  const name = bodyGlyphName(body);
  return (
    <svg className={cx(icon, glyph)} viewBox="0 0 64 32" aria-hidden="true">
      <path d={bodyPaths[name]} />
      {(wheels[name] ?? [17, 48.5]).map((x) => (
        <circle
          key={x}
          cx={x}
          cy={name === 'motorcycle' ? 22 : 23}
          r={name === 'motorcycle' ? 6 : 4.5}
        />
      ))}
    </svg>
  );
}
