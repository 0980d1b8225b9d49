import { expect, test } from 'vitest';
import { sketchOf } from './sketch.ts';

function at(id: string, latitude: number, longitude: number, label = id) {
  return { id, label, latitude, longitude };
}

const moorooka = at('moorooka', -27.5363, 153.0236);
const chermside = at('chermside', -27.3853, 153.0309);
const cleveland = at('cleveland', -27.5247, 153.2672);

test('north is up, east is right, and labels stand towards the middle', () => {
  const marks = sketchOf([moorooka, chermside, cleveland])?.marks ?? [];
  expect(marks.map(({ label, side }) => [label, side])).toEqual([
    ['chermside', 'right'],
    ['cleveland', 'left'],
    ['moorooka', 'right'],
  ]);
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(80);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(80);
  }
});

test('distances are true to the scale', () => {
  // A degree of latitude apart: 111 km.
  const sketch = sketchOf([at('north', -27, 153), at('south', -28, 153)]);
  expect(sketch?.scale.km).toBe(50);
  const [north, south] = sketch?.marks ?? [];
  const apart = (((south?.y ?? 0) - (north?.y ?? 0)) / 100) * 60;
  const km = (apart / (sketch?.scale.length ?? 1)) * 50;
  expect(km).toBeGreaterThan(109);
  expect(km).toBeLessThan(113);
});

test('places of one street are one mark, which names each town once', () => {
  const workshop = at('workshop', -27.5371, 153.024, 'moorooka');
  const marks = sketchOf([moorooka, workshop, chermside])?.marks ?? [];
  expect(marks.map(({ ids, label }) => [ids, label])).toEqual([
    [['chermside'], 'chermside'],
    [['moorooka', 'workshop'], 'moorooka'],
  ]);
});

test('labels beside each other keep a line apart, and clear of the scale', () => {
  const row = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
    at(id, -27.5 + index / 1000, 153 + index / 10),
  );
  const marks = sketchOf([...row, at('north', -27.2, 153.2)])?.marks ?? [];
  const heights = marks.map(({ labelY }) => labelY).toSorted((one, other) => one - other);
  expect(heights).toHaveLength(6);
  for (const [index, height] of heights.entries()) {
    expect(height).toBeLessThanOrEqual(86);
    expect(height - (heights[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(10.9);
  }
});

test.each([[[]], [[moorooka]], [[moorooka, { ...moorooka, id: 'other' }]]])(
  'where fewer than two lie apart there is nothing to draw',
  (places) => {
    expect(sketchOf(places)).toBeNull();
  },
);

test('rings lie round the first place, a scale apart, as far as the sketch goes', () => {
  const sketch = sketchOf([moorooka, chermside, cleveland]);
  const own = sketch?.marks.find(({ label }) => label === 'moorooka');
  const { x, y, label, radii = [] } = sketch?.rings ?? {};
  expect([x, y, label]).toEqual([own?.x, own?.y, 'moorooka']);
  // Of the middle of both sides of a sketch that is 100 wide and 60 high.
  const step = (sketch?.scale.length ?? 0) / 0.8246;
  for (const [at, radius] of radii.entries()) expect(radius).toBeCloseTo(step * (at + 1), 0);
  expect(radii.length).toBeGreaterThan(2);
});
