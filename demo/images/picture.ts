import { type Look, lookCode, readLook } from './look.ts';
import { type Paint, paints } from './paints.ts';
import { type HeroScene, heroScenes, type Scene, scenes } from './scenes.ts';
import { type Shape, shapes } from './shapes.ts';

/** Pictures taken outside. `reverse` is the other side, the last five are close-ups. */
export const outsideViews = [
  'side',
  'front',
  'rear',
  'reverse',
  'headlight',
  'wheel',
  'tail',
  'profile',
  'detail',
] as const;

export type OutsideView = (typeof outsideViews)[number];

/** Pictures taken inside. */
export const cabinViews = [
  'dash',
  'cluster',
  'screen',
  'seats',
  'rear-seats',
  'bed',
  'kitchen',
] as const;

export type CabinView = (typeof cabinViews)[number];

/** Colours of upholstery. */
export const trims = ['charcoal', 'tan', 'ivory'] as const;

export type Trim = (typeof trims)[number];

/** One of a closed set of drawings. */
export type Picture =
  | { kind: 'outside'; scene: Scene; shape: Shape; paint: Paint; view: OutsideView; look?: Look }
  | { kind: 'cabin'; trim: Trim; view: CabinView; km?: number }
  | { kind: 'place'; scene: Scene }
  | { kind: 'hero'; scene: HeroScene };

const bikes: readonly Shape[] = ['cruiser', 'sport-bike', 'adventure-bike'];

/** Views that exist of a shape, in the order of a gallery. */
export function viewsOf(shape: Shape): readonly (OutsideView | CabinView)[] {
  if (bikes.includes(shape))
    return ['side', 'reverse', 'headlight', 'wheel', 'tail', 'profile', 'detail'];
  if (shape === 'caravan') {
    return ['side', 'bed', 'kitchen', 'reverse', 'wheel', 'headlight', 'tail', 'profile', 'detail'];
  }
  const cabin: CabinView[] = ['dash', 'seats', 'cluster', 'screen'];
  const rearSeats: CabinView[] = seatsInRear(shape) ? ['rear-seats'] : [];
  const [side, front, rear, ...others] = outsideViews;
  return [side, front, rear, ...cabin, ...rearSeats, ...others];
}

function seatsInRear(shape: Shape): boolean {
  return shape !== 'ute-tray' && shape !== 'van' && shape !== 'sports' && shape !== 'convertible';
}

/** Name of a picture, as it stands in its address: `country-ute-dual-white-side`. */
export function pictureName(picture: Picture): string {
  switch (picture.kind) {
    case 'outside':
      return [
        ...[picture.scene, picture.shape, picture.paint, picture.view],
        ...(picture.look ? [lookCode(picture.look)] : []),
      ].join('-');
    case 'cabin':
      return [
        ...['cabin', picture.trim, picture.view],
        ...(picture.km === undefined ? [] : [kmCode(picture.km)]),
      ].join('-');
    case 'place':
      return `place-${picture.scene}`;
    case 'hero':
      return `hero-${picture.scene}`;
  }
}

const DIGITS = 'abcdefghij';

/** A distance in letters, `a` for 0: digits in a name are the width of its file. */
function kmCode(km: number): string {
  return [...String(km)].map((digit) => DIGITS[Number(digit)]).join('');
}

/**
 * The picture of a name: one of `pictures`, or such a one with a vehicle's look, or the cluster
 * with a vehicle's kilometres. Null for every other name.
 */
export function readPicture(name: string): Picture | null {
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const cut = name.lastIndexOf('-');
  const picture = pictures.get(name.slice(0, cut));
  const code = name.slice(cut + 1);
  if (picture?.kind === 'outside') {
    const look = readLook(code);
    return look && { ...picture, look };
  }
  if (picture?.kind === 'cabin' && picture.view === 'cluster' && /^[a-j]{1,6}$/.test(code)) {
    const km = Number([...code].map((letter) => DIGITS.indexOf(letter)).join(''));
    return kmCode(km) === code ? { ...picture, km } : null;
  }
  return null;
}

const paintNames = Object.keys(paints) as Paint[];

/** Every picture that is of no vehicle in particular, by name. */
export const pictures: ReadonlyMap<string, Picture> = new Map(
  [...outsidePictures(), ...cabinPictures(), ...placePictures(), ...heroPictures()].map(
    (picture) => [pictureName(picture), picture],
  ),
);

function outsidePictures(): Picture[] {
  return scenes.flatMap((scene) =>
    shapes.flatMap((shape) =>
      paintNames.flatMap((paint) =>
        viewsOf(shape)
          .filter((view): view is OutsideView => outsideViews.includes(view as OutsideView))
          .map((view): Picture => ({ kind: 'outside', scene, shape, paint, view })),
      ),
    ),
  );
}

function cabinPictures(): Picture[] {
  return trims.flatMap((trim) =>
    cabinViews.map((view): Picture => ({ kind: 'cabin', trim, view })),
  );
}

/** Yards and showrooms by themselves. */
function placePictures(): Picture[] {
  return scenes.map((scene): Picture => ({ kind: 'place', scene }));
}

function heroPictures(): Picture[] {
  return heroScenes.map((scene): Picture => ({ kind: 'hero', scene }));
}
