import { icon } from '../../primitives/icon/icon.css.ts';
import { cx } from '../../style/cx.ts';
import { glyph } from './bodyGlyph.css.ts';

/** Side views on a 64 by 32 grid, wheels apart: what a body type looks like from the kerb. */
const bodyPaths = {
  suv: 'M4 22v-6l4-2 7-7.5h24l9 8 10 2.5v5h-5M44 22H22M12 22H4',
  ute: 'M4 22v-8h24V7.5h13l8 7 10 2.5v5h-6M44 22H22M12 22H4M28 14h20',
  hatch: 'M5 22v-6l5-3 8-6h16l11 7.5 13 2.5v5h-5M44 22H22M12 22H5',
  sedan: 'M3 22v-5l9-3 9-6.5h17l10 7 12 2v5.5h-6M45 22H22M13 22H3',
  wagon: 'M4 22v-8l3-6.5h29l11 7.5 12 2v5h-6M44 22H22M12 22H4',
  coupe: 'M3 22v-4l8-3.5 12-6h12l11 6.5 14 2v5h-6M45 22H22M13 22H3',
  van: 'M4 22V6h37l10 8.5 8 2V22h-6M44 22H22M12 22H4M40 6v8.5h11',
  motorcycle: 'M14 22 22 13h13l8 9M22 13l-3-4h-5M35 13l6-6h5',
  caravan: 'M4 21V9q0-3 3-3h40q4 0 5 4l1 7v4h8M38 21H24M13 21H4M10 11h12v5H10z',
} as const;

type BodyGlyphName = keyof typeof bodyPaths;

/** Centres of the wheels where they are not at 17 and 48.5. */
const wheels: Partial<Record<BodyGlyphName, readonly number[]>> = {
  motorcycle: [12, 48],
  caravan: [31],
};

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
