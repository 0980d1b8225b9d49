import { type Look, spread } from '../../look.ts';
import type { Shape } from '../../shapes.ts';
import type { Part } from '../part.ts';
import type { SideGeometry } from '../side/geometry.ts';
import { type Warp, warpPath } from './warpPath.ts';

interface Dressing {
  first: SideGeometry;
  moved: SideGeometry;
  look: Look;
  warp: Warp;
  seed: number;
}

/** What a badge adds or leaves away: roof, rails, racks, bars, covers. */
export function extrasOf(shape: Shape, dressing: Dressing): Partial<SideGeometry> {
  const { look, seed } = dressing;
  const roof: Partial<SideGeometry> = {
    darkRoof: darkRoofs.includes(shape) && look.trim % 4 === 1,
    brightFrames: (look.trim + look.era) % 2 === 1,
  };
  if (shape === 'ute-dual') return { ...roof, ...dualCab(dressing) };
  if (shape === 'four-wheel-drive') return { ...roof, ...offRoader(dressing) };
  if (!railed.includes(shape)) return roof;
  const { rails, ...others } = dressing.moved;
  const kept = spread(seed, 50) > -0.2 && rails !== undefined;
  return { ...others, ...roof, ...(kept ? { rails } : {}) };
}

const darkRoofs: readonly Shape[] = ['hatch', 'suv', 'luxury-suv', 'coupe', 'suv-large'];
const railed: readonly Shape[] = ['suv', 'suv-large', 'luxury-suv', 'people-mover', 'wagon'];

const SPORTS_BAR = 2;
const BULL_BAR: readonly Part[] = [
  { d: 'M70 430 V548 M92 424 V520 M70 432 H140 M70 476 H124', fill: 'trim', stroke: 9 },
  { d: 'M68 428 V546', fill: 'metal', stroke: 2.5 },
];
const SNORKEL: Part = {
  d: 'M394 390 L424 330 L458 296 q6 -8 16 -8 h10 v16 l-16 2 L440 338 L416 392Z',
  fill: 'trim',
};

/** Kinds of back: sports bar, canopy, cover, open tub with a rack, steel tray. */
function dualCab({ first, look, warp }: Dressing): Partial<SideGeometry> {
  const parts = [...(first.front ?? [])];
  const others = [parts[0], ...parts.slice(SPORTS_BAR + 1)].filter((one) => one !== undefined);
  const bars = look.era % 3 === 0 ? BULL_BAR : [];
  const snorkel = look.era % 4 === 2 ? [SNORKEL] : [];
  const sports = parts.slice(1, SPORTS_BAR + 1);
  const backs: readonly (readonly Part[])[] = [
    sports,
    canopy,
    cover,
    rack,
    sports,
    tub,
    canopy,
    cover,
  ];
  const back = backs[(look.trim + look.form) % backs.length] ?? [];
  const all = [...others, ...back, ...bars, ...snorkel];
  return {
    front: all.map((one) => ({ ...one, d: warpPath(one.d, warp) })),
    cladding: look.trim % 3 !== 2,
  };
}

const canopy: readonly Part[] = [
  {
    d: 'M732 404 L716 308 C720 300 728 297 744 297 L1066 300 C1084 301 1092 308 1096 322 L1106 404Z',
    fill: 'trim',
  },
  { d: 'M762 384 L752 322 H900 V384Z M916 384 V322 H1066 L1076 384Z', fill: 'glass' },
  { d: 'M754 296 H1062', fill: 'trim', stroke: 6 },
];
const cover: readonly Part[] = [
  { d: 'M752 404 C860 394 1000 392 1098 398 L1098 406 L752 411Z', fill: 'trim' },
  { d: 'M742 404 L726 336 C724 328 730 326 738 330 L806 402Z', fill: 'body' },
];
const rack: readonly Part[] = [
  {
    d: 'M768 402 V300 M920 402 V300 M1070 402 V300 M752 300 H1090 M768 350 H1070',
    fill: 'trim',
    stroke: 9,
  },
  { d: 'M752 297 H1090', fill: 'metal', stroke: 2.5 },
];
const tub: readonly Part[] = [{ d: 'M752 402 H1096', fill: 'metal', stroke: 4 }];

/** A snorkel, a rack and a spare wheel are what an off-roader may carry. */
function offRoader({ first, look, warp }: Dressing): Partial<SideGeometry> {
  const [bumper, step, edge, snorkel, rear] = first.front ?? [];
  const parts = [bumper, step, edge, rear, look.era % 2 === 0 ? snorkel : undefined];
  const load = look.trim % 3 === 0 ? roofRack : [];
  const spare = look.form % 3 === 1 ? spareWheel : [];
  const bars = look.era % 3 === 1 ? BULL_BAR : [];
  return {
    front: [...parts, ...load, ...bars]
      .filter((one) => one !== undefined)
      .map((one) => ({ ...one, d: warpPath(one.d, warp) })),
    behind: spare.map((one) => ({ ...one, d: warpPath(one.d, warp) })),
  };
}

const roofRack: readonly Part[] = [
  {
    d: 'M486 236 H1000 M500 236 V252 M660 234 V250 M820 234 V250 M990 236 V254',
    fill: 'trim',
    stroke: 7,
  },
  { d: 'M500 222 H990', fill: 'trim', stroke: 5 },
  {
    d: 'M500 222 V238 M620 222 V238 M740 222 V238 M860 222 V238 M990 222 V238',
    fill: 'trim',
    stroke: 4,
  },
];
const spareWheel: readonly Part[] = [
  { d: 'M1060 380 q40 -4 44 20 v104 q-4 24 -44 20Z', fill: 'trim' },
  { d: 'M1070 388 q26 0 26 16 v92 q0 16 -26 16Z', fill: 'cloth' },
];
