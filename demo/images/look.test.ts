import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sceneDrawings } from './draw/compose.ts';
import { cast } from './draw/drawHero.ts';
import { drawPicture } from './draw/drawPicture.ts';
import { drawVehicle, modelOf } from './draw/drawVehicle.ts';
import { boundsOf } from './draw/side/lamps.ts';
import { type Look, lookCode, lookOf, readLook } from './look.ts';
import { pictureName, pictures, readPicture } from './picture.ts';
import { rasterise } from './rasterise.ts';
import { heroScenes } from './scenes.ts';
import { type Shape, shapes } from './shapes.ts';

const looks: Look[] = Array.from({ length: 8 }, (_, index) => ({
  face: index % 8,
  form: (index * 5) % 8,
  era: (index * 3) % 8,
  trim: (index * 7 + 1) % 8,
}));
const [one, ...others] = looks as [Look, ...Look[]];
const cars = shapes.filter((shape) => modelOf(shape).kind === 'car');

test('a code leads back to its look, and nothing else is one', () => {
  for (const look of looks) expect(readLook(lookCode(look))).toEqual(look);
  expect(['', 'abc', 'abcde', 'abci', 'side'].map(readLook)).toEqual(Array(5).fill(null));
});

test('a make has one face, a model one form, and each vehicle always the same look', () => {
  const facts = { make: 'Forecourt', model: 'One', series: 'A1', badge: 'Base' };
  const look = lookOf(facts);
  expect(lookOf({ ...facts })).toEqual(look);
  expect(lookOf({ ...facts, model: 'Two' }).face).toBe(look.face);
  expect(lookOf({ ...facts, badge: 'Sport' })).toMatchObject({ form: look.form, era: look.era });
});

test('names with a look or with kilometres lead back to their picture', () => {
  const names = [
    'country-ute-dual-white-side-abch',
    'cabin-tan-cluster-bdgfa',
    'cabin-tan-cluster-a',
  ];
  for (const name of names) {
    const picture = readPicture(name);
    expect(picture && pictureName(picture)).toBe(name);
  }
  const wrong = ['country-ute-dual-white-side-abci', 'cabin-tan-cluster-abc', 'cabin-tan-dash-bc'];
  expect([...wrong, 'hero-country-abcd', 'abcd'].map(readPicture)).toEqual(Array(5).fill(null));
});

describe.each(shapes)('%s', (shape) => {
  test('is drawn the same each time, of numbers only, and refers only to what it defines', () => {
    for (const view of ['side', 'front', 'wheel'] as const) {
      const base = pictures.get(`forecourt-${shape}-red-${view}`);
      if (base?.kind !== 'outside') continue;
      for (const look of looks) {
        const { overlay, frame } = drawPicture({ ...base, look });
        expect(drawPicture({ ...base, look }).overlay).toBe(overlay);
        expect(overlay).not.toMatch(/NaN|undefined|Infinity|\[object/);
        const ids = new Set([...overlay.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        const wanted = [...overlay.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
        expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
        expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
        expect(frame.left + frame.width).toBeLessThanOrEqual(1200.001);
      }
    }
  });

  test('stands whole in its picture', () => {
    for (const look of looks) {
      const model = modelOf(shape, look);
      if (model.kind !== 'car') continue;
      const base = readPicture(`forecourt-${shape}-red-side-${lookCode(look)}`);
      const { frame } = drawPicture(base as NonNullable<typeof base>);
      const { left, right, top } = boundsOf(model.geometry.outline);
      expect(left, lookCode(look)).toBeGreaterThan(frame.left + 20);
      expect(right, lookCode(look)).toBeLessThan(frame.left + frame.width - 20);
      expect(top, lookCode(look)).toBeGreaterThan(frame.top + 20);
      expect(frame.top + frame.height).toBeGreaterThan(660);
    }
  });
});

test.each(heroScenes)('the vehicle of %s is whole on a phone and in the widest window', (scene) => {
  const { middle, length, y } = cast[scene];
  expect(middle - length / 2).toBeGreaterThan(340);
  expect(middle + length / 2).toBeLessThan(1270);
  expect(y).toBeLessThan(532);
});

test('bodies are told apart by silhouette alone', async () => {
  const silhouettes = await Promise.all(cars.map((shape) => silhouette(shape, one)));
  for (const [index, first] of silhouettes.entries()) {
    for (const [after, second] of silhouettes.slice(index + 1).entries()) {
      const pair = `${cars[index]} and ${cars[index + 1 + after]}`;
      expect(difference(first, second), pair).toBeGreaterThan(0.03);
    }
  }
}, 30_000);

test('so are models of one body', async () => {
  for (const shape of ['hatch', 'suv', 'ute-dual', 'four-wheel-drive'] as const) {
    const first = await silhouette(shape, one);
    const rest = await Promise.all(others.slice(0, 7).map((look) => silhouette(shape, look)));
    const least = Math.min(...rest.map((second) => difference(first, second)));
    expect(least, shape).toBeGreaterThan(0.02);
  }
}, 30_000);

test('a card weighs what one of an image service does', async () => {
  for (const name of ['paddock-ute-dual-white-side-bacd', 'skyline-suv-coastal-reverse-ghab']) {
    const picture = readPicture(name);
    const image = await rasterise(picture as NonNullable<typeof picture>, 640);
    const { length } = await image.avif({ quality: 58, effort: 0 }).toBuffer();
    expect(length, name).toBeLessThan(40_000);
  }
}, 30_000);

/** Which of 120 by 80 points the vehicle covers. */
async function silhouette(shape: Shape, look: Look): Promise<boolean[]> {
  const drawing = drawVehicle(shape, '#808080', sceneDrawings.gallery.light, look);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 1200 800">${drawing}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((alpha) => alpha > 240);
}

/** Share of the points that either covers and not both. */
function difference(first: readonly boolean[], second: readonly boolean[]): number {
  const either = first.filter((covered, index) => covered || second[index]).length;
  return first.filter((covered, index) => covered !== second[index]).length / either;
}
