import { type Look, spread } from '../../look.ts';
import type { Shape } from '../../shapes.ts';
import type { Part } from '../part.ts';
import type { LampSign, SideGeometry, TailSign, WheelDesign } from '../side/geometry.ts';
import { extrasOf } from './extras.ts';
import { formOf, formWarp } from './form.ts';
import { headlightForm, tailForm } from './lampForms.ts';
import { type Warp, warpPath } from './warpPath.ts';

const signs: readonly LampSign[] = ['lenses', 'bar', 'blocks', 'rings', 'hook', 'bar', 'blocks'];
const tails: readonly TailSign[] = ['line', 'hook', 'ring', 'blocks'];

const road: readonly WheelDesign[] = ['five', 'multi', 'turbine', 'blade', 'mesh', 'aero', 'split'];
const fast: readonly WheelDesign[] = ['sport', 'mesh', 'split', 'blade', 'turbine', 'five'];
const dirt: readonly WheelDesign[] = ['rugged', 'block', 'five', 'split', 'rugged', 'steel'];
const work: readonly WheelDesign[] = ['steel', 'five', 'multi', 'block'];

const wheelsOf: Partial<Record<Shape, readonly WheelDesign[]>> = {
  'ute-dual': dirt,
  'four-wheel-drive': dirt,
  'ute-tray': work,
  van: work,
  coupe: fast,
  sports: fast,
  convertible: fast,
  limousine: fast,
  'luxury-suv': fast,
};

/** Drawn with a bumper, bar or boot edge that hangs on a lamp's own outline. */
const ownLamps: readonly Shape[] = ['ute-tray', 'convertible'];

/** The side of one model: a shape's drawing in its proportions, with its face, wheels and extras. */
export function dress(shape: Shape, first: SideGeometry, look: Look): SideGeometry {
  const form = formOf(shape, look);
  const warp = formWarp(first, form);
  const move = (d: string) => warpPath(d, warp);
  const point = ([x, y]: readonly [number, number]) => warp(x, y);
  const part = (one: Part): Part => ({ ...one, d: move(one.d) });
  const { wheels } = first;
  const radius = Math.round(wheels.radius * (1 + form.wheel));
  const hub = 640 - radius;
  const seed = shape.length * 512 + look.face * 64 + look.form * 8 + look.era;
  const moved: SideGeometry = {
    ...first,
    outline: move(first.outline),
    sill: first.sill + form.ride,
    wheels: {
      front: Math.round(warp(wheels.front, hub)[0]),
      rear: Math.round(warp(wheels.rear, hub)[0]),
      radius,
      design: choose(wheelsOf[shape] ?? road, look.trim + look.form * 3),
    },
    roof: first.roof + form.roof,
    belt: first.belt + form.belt,
    screens: first.screens.map(move),
    windows: first.windows.map(move),
    pillars: first.pillars.map(move),
    shutLines: first.shutLines.map(move),
    handles: first.handles.map(point),
    mirror: point(first.mirror),
    crease: move(first.crease),
    lines: (first.lines ?? []).map(move),
    behind: (first.behind ?? []).map(part),
    front: (first.front ?? []).map(part),
    heads: first.heads.map((x) => warp(x, first.belt)[0]),
    ...lampsOf(shape, first, look, warp, seed),
    ...(first.rails === undefined ? {} : { rails: move(first.rails) }),
  };
  return { ...moved, ...extrasOf(shape, { first, moved, look, warp, seed }) };
}

function lampsOf(shape: Shape, first: SideGeometry, look: Look, warp: Warp, seed: number) {
  const fixed = ownLamps.includes(shape);
  const head = fixed ? first.headlight : headlightForm(first.headlight, (look.face + 1) % 5);
  const tail = fixed ? first.tail : tailForm(first.tail, Math.floor((spread(seed, 40) + 1) * 2));
  return {
    headlight: warpPath(head, warp),
    tail: warpPath(tail, warp),
    lampSign: choose(signs, look.era + look.face),
    tailSign: choose(tails, look.era),
  };
}

function choose<T>(from: readonly [T, ...T[]] | readonly T[], at: number): T {
  return from[at % from.length] as T;
}
