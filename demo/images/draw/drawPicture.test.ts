import { describe, expect, test } from 'vitest';
import { type Picture, pictureName, pictures } from '../picture.ts';
import { scenes } from '../scenes.ts';
import { shapes } from '../shapes.ts';
import { drawPicture } from './drawPicture.ts';

/** One paint is enough: a paint changes colours, not shapes. */
const drawn: Picture[] = [...pictures.values()].filter(
  (picture) => picture.kind !== 'outside' || picture.paint === 'blue',
);

test('names are unique and every one leads back to its picture', () => {
  for (const [name, picture] of pictures) expect(pictureName(picture)).toBe(name);
});

test('every shape is drawn in every scene', () => {
  for (const scene of scenes) {
    for (const shape of shapes) expect(pictures.has(`${scene}-${shape}-white-side`)).toBe(true);
  }
});

describe.each(['outside', 'cabin', 'place', 'hero'] as const)('%s', (kind) => {
  const ofKind = drawn.filter((picture) => picture.kind === kind);

  test('draws only numbers, and refers only to what it defines', () => {
    for (const picture of ofKind) {
      const { backdrop, overlay } = drawPicture(picture);
      for (const markup of [backdrop ?? '', overlay]) {
        expect(markup, pictureName(picture)).not.toMatch(/NaN|undefined|Infinity|\[object/);
        const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        const wanted = [...markup.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
        expect(
          wanted.filter((id) => !ids.has(id)),
          pictureName(picture),
        ).toEqual([]);
      }
    }
  });

  test('shows a part of the drawing and nothing beyond its edge', () => {
    for (const picture of ofKind) {
      const { frame } = drawPicture(picture);
      const [width, height] = kind === 'hero' ? [1600, 600] : [1200, 800];
      expect(frame.left).toBeGreaterThanOrEqual(0);
      expect(frame.top).toBeGreaterThanOrEqual(0);
      expect(frame.left + frame.width).toBeLessThanOrEqual(width + 0.001);
      expect(frame.top + frame.height).toBeLessThanOrEqual(height + 0.001);
      expect(frame.width / frame.height).toBeCloseTo(width / height, 5);
    }
  });
});
