import type { Look } from '../images/look.ts';
import type { Paint } from '../images/paints.ts';
import {
  type CabinView,
  cabinViews,
  type OutsideView,
  type Picture,
  pictureName,
  trims,
  viewsOf,
} from '../images/picture.ts';
import type { Scene } from '../images/scenes.ts';
import type { Shape } from '../images/shapes.ts';
import type { Random } from './random.ts';

export interface PhotoSubject {
  scene: Scene;
  shape: Shape;
  paint: Paint;
  look: Look;
  /** On its odometer. */
  km: number | null;
}

/** Site-relative paths of a vehicle's photos, the main picture first; now and then none. */
export function takePhotos(random: Random, subject: PhotoSubject): string[] {
  if (random.chance(0.03)) return [];
  const { km, ...outside } = { ...subject, scene: placeOf(subject) };
  const views = turned(viewsOf(subject.shape), subject.look);
  const count = random.chance(0.1) ? random.int(1, 3) : random.int(6, views.length);
  const trim = random.weighted(trims, (name) => (name === 'charcoal' ? 8 : 1));
  return views
    .slice(0, count)
    .map((view): Picture => {
      if (!isCabin(view)) return { kind: 'outside', ...outside, view };
      return { kind: 'cabin', trim, view, ...(view === 'cluster' && km !== null ? { km } : {}) };
    })
    .map((picture) => `/demo-images/${pictureName(picture)}.jpg`);
}

/** A yard on a country road takes most of its pictures in the morning. */
function placeOf({ scene, look }: PhotoSubject): Scene {
  return scene === 'country' && (look.form + look.trim) % 3 !== 0 ? 'paddock' : scene;
}

/** One vehicle in three is first shown from its other side. */
function turned<View extends OutsideView | CabinView>(
  views: readonly View[],
  { form, era, trim }: Look,
): readonly (View | 'side' | 'reverse')[] {
  if ((form + era + trim) % 3 !== 0) return views;
  const swap = (view: View) => (view === 'side' ? 'reverse' : view === 'reverse' ? 'side' : view);
  return views.map(swap);
}

function isCabin(view: OutsideView | CabinView): view is CabinView {
  return cabinViews.includes(view as CabinView);
}
