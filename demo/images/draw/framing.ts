import type { Look } from '../look.ts';
import type { OutsideView } from '../picture.ts';
import type { Shape } from '../shapes.ts';
import { type Model, modelOf } from './drawVehicle.ts';
import { boundsOf } from './side/lamps.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Middle and width of what the camera sees; the height follows from three by two. */
type Aim = readonly [x: number, y: number, width: number];

const whole: Aim = [600, 400, 1200];

/** The part of a picture that a view shows, in the units of the drawing. */
export function framing(shape: Shape, view: OutsideView, look?: Look): Frame {
  const [x, y, width] = aim(modelOf(shape, look), view, look);
  const height = (width * 2) / 3;
  return {
    left: Math.min(Math.max(0, x - width / 2), 1200 - width),
    top: Math.min(Math.max(0, y - height / 2), 800 - height),
    width,
    height,
  };
}

function aim(model: Model, view: OutsideView, look?: Look): Aim {
  if (view === 'side' || view === 'reverse') return look === undefined ? whole : near(model, look);
  if (view === 'front' || view === 'rear') return [600, 400, 990];
  if (model.kind === 'caravan') return caravanFrames[view];
  if (model.kind === 'bike') {
    const { front } = model.geometry.wheels;
    return view === 'wheel' ? [front.x, 640 - front.radius, 420] : bikeFrames[view];
  }
  const { headlight, tail, wheels, mirror, roof, sill } = model.geometry;
  const head = boundsOf(headlight);
  const rear = boundsOf(tail);
  switch (view) {
    case 'headlight':
      return [(head.left + head.right) / 2 + 70, (head.top + head.bottom) / 2 + 24, 470];
    case 'tail':
      return [(rear.left + rear.right) / 2 - 60, (rear.top + rear.bottom) / 2 + 20, 470];
    case 'wheel':
      return [wheels.front + 26, 640 - wheels.radius - 14, 400];
    case 'profile':
      return [600, (roof + sill) / 2, 800];
    case 'detail':
      return [mirror[0] + 110, mirror[1] + 14, 500];
  }
}

/** Closer where a vehicle is short, and never from quite the same place. */
function near(model: Model, look: Look): Aim {
  if (model.kind !== 'car' || model.geometry.cabOnly) return whole;
  const { left, right } = boundsOf(model.geometry.outline);
  const room = 150 + 12 * ((look.era + look.trim) % 5);
  return [600, 412 + 8 * (look.form % 4), Math.min(1200, right - left + room)];
}

type CloseUp = Exclude<OutsideView, 'side' | 'reverse' | 'front' | 'rear'>;

const bikeFrames: Readonly<Record<Exclude<CloseUp, 'wheel'>, Aim>> = {
  headlight: [430, 300, 480],
  tail: [860, 430, 500],
  profile: [590, 450, 660],
  detail: [590, 510, 420],
};

const caravanFrames: Readonly<Record<CloseUp, Aim>> = {
  headlight: [230, 520, 460],
  tail: [980, 460, 460],
  wheel: [676, 560, 460],
  profile: [610, 410, 660],
  detail: [470, 340, 480],
};
