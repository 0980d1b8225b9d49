import { type Look, spread } from '../../look.ts';
import type { Shape } from '../../shapes.ts';
import type { SideGeometry } from '../side/geometry.ts';
import { boundsOf } from '../side/lamps.ts';
import type { Warp } from './warpPath.ts';

/** How a model differs from the first drawing of its shape, in units of the drawing. */
export interface Form {
  /** Overhangs, distance from wheel to windscreen, and wheelbase: longer or shorter. */
  nose: number;
  bonnet: number;
  wheelbase: number;
  tail: number;
  /** Heights: more is lower, as y grows downwards. */
  roof: number;
  belt: number;
  ride: number;
  hood: number;
  deck: number;
  /** The end of the roof falls. */
  slope: number;
  /** Windscreen and rear screen lean: more is farther back. */
  screen: number;
  hatch: number;
  /** Share of the wheel's size. */
  wheel: number;
}

/** Most that each may differ by. */
const tallForm: Form = {
  nose: 20,
  bonnet: 26,
  wheelbase: 46,
  tail: 40,
  roof: 26,
  belt: 12,
  ride: 7,
  hood: 18,
  deck: 8,
  slope: 24,
  screen: 24,
  hatch: 44,
  wheel: 0.05,
};
const lowForm: Form = {
  nose: 20,
  bonnet: 28,
  wheelbase: 36,
  tail: 34,
  roof: 17,
  belt: 8,
  ride: 3,
  hood: 11,
  deck: 12,
  slope: 14,
  screen: 26,
  hatch: 26,
  wheel: 0.045,
};
const workForm: Form = {
  nose: 18,
  bonnet: 20,
  wheelbase: 30,
  tail: 26,
  roof: 20,
  belt: 10,
  ride: 8,
  hood: 16,
  deck: 8,
  slope: 6,
  screen: 14,
  hatch: 6,
  wheel: 0.05,
};
const reach: Partial<Record<Shape, Form>> = {
  hatch: { ...tallForm, roof: 22, ride: 3 },
  suv: tallForm,
  'suv-large': { ...tallForm, wheelbase: 30, tail: 30 },
  'luxury-suv': { ...tallForm, wheelbase: 30, tail: 30 },
  wagon: { ...lowForm, hatch: 36, slope: 20 },
  'four-wheel-drive': {
    ...workForm,
    roof: 30,
    wheelbase: 56,
    tail: 44,
    screen: 24,
    hatch: 26,
    slope: 14,
  },
  'ute-dual': workForm,
  'ute-tray': workForm,
  van: { ...workForm, roof: 28, bonnet: 12 },
  'people-mover': { ...tallForm, wheelbase: 26, tail: 26, hatch: 24, slope: 12 },
};

/** Where a shape's models lie between its extremes: hatches are short, sports cars low. */
const middle: Partial<Record<Shape, Partial<Form>>> = {
  hatch: { wheelbase: -50, tail: -34, nose: -8, roof: -8, hatch: 8 },
  suv: { wheelbase: -18, tail: -10 },
};

export function formOf(shape: Shape, { face, form }: Look): Form {
  const most = reach[shape] ?? lowForm;
  const seed = shape.length * 64 + face * 8 + form;
  const names = Object.keys(most) as (keyof Form)[];
  return Object.fromEntries(
    names.map((name, place) => [
      name,
      (middle[shape]?.[name] ?? 0) + most[name] * spread(seed, place),
    ]),
  ) as unknown as Form;
}

/** Moves the drawing of a shape to a model's proportions; its wheels stay round and on the road. */
export function formWarp(car: SideGeometry, form: Form): Warp {
  const { left, right: bodyEnd } = boundsOf(car.outline);
  // A tray reaches beyond the cab that it is behind.
  const right = car.cabOnly ? 1120 : bodyEnd;
  const screen = car.mirror[0];
  const cabinEnd = car.cabOnly ? bodyEnd - 40 : Math.min(right - 60, 1000);
  const across = knots(
    [left, car.wheels.front, screen, car.wheels.rear, right],
    [form.nose, form.bonnet, form.wheelbase, form.tail],
    car.wheels.front + 40 > screen,
  );
  const shift = 600 - (across(left) + across(right)) / 2;
  return (x, y) => {
    // 1 at the roof, 0 at the waist and below.
    const high = clamp((car.belt - y) / (car.belt - car.roof));
    const low = clamp((y - car.belt) / (car.sill - car.belt));
    const ahead = clamp((screen + 30 - x) / (screen - left));
    const behind = clamp((x - 600) / (right - 600));
    const body = y > car.sill + 12 ? 0 : 1;
    const front = clamp((cabinEnd - x) / (cabinEnd - screen)) ** 1.5;
    const rear = clamp((x - screen) / (cabinEnd - screen)) ** 1.5;
    const inCabin = x > screen - 80 ? 1 : 0;
    return [
      across(x) + shift + inCabin * high * (form.screen * front + form.hatch * rear),
      y +
        form.roof * high +
        form.slope * high * behind ** 2 +
        form.belt * (1 - low) +
        form.hood * ahead * (1 - low) ** 0.7 * (1 - high) +
        form.deck * behind * (1 - low) * (1 - high) +
        form.ride * body,
    ];
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Stretches the pieces between places along the length; beyond the ends it only moves. */
function knots(places: number[], changes: number[], noBonnet: boolean) {
  const moved = [0];
  changes.forEach((change, index) => {
    const stretch = index === 1 && noBonnet ? 0 : change;
    moved.push((moved[index] ?? 0) + stretch);
  });
  return (x: number): number => {
    const after = places.findIndex((place) => x <= place);
    if (after === 0) return x + (moved[0] ?? 0);
    if (after === -1) return x + (moved.at(-1) ?? 0);
    const from = places[after - 1] ?? 0;
    const share = (x - from) / ((places[after] ?? 1) - from);
    const [low = 0, high = 0] = [moved[after - 1], moved[after]];
    return x + low + (high - low) * share;
  };
}
