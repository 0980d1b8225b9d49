import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference, shrink } from './comparePictures.ts';

/** A white card with a dark bar across, `shift` pixels lower, its edges `soft` of 255 lighter. */
function picture({ shift = 0, soft = 0, ground = 255 }): Buffer {
  const png = new PNG({ width: 400, height: 400 });
  for (let y = 0; y < 400; y += 1) {
    for (let x = 0; x < 400; x += 1) {
      const inside = y >= 40 + shift && y < 80 + shift && x >= 40 && x < 200;
      const edge = inside && (y === 40 + shift || y === 79 + shift || x === 40 || x === 199);
      const grey = inside ? 30 + (edge ? soft : 0) : ground;
      png.data.set([grey, grey, grey, 255], (y * 400 + x) * 4);
    }
  }
  return shrink(PNG.sync.write(png));
}

test.each([
  ['the same', {}],
  ['edges that another machine draws softer', { soft: 80 }],
  ['a ground that is a shade darker by rounding', { ground: 253 }],
])('%s passes', (_what, change) => {
  expect(difference(picture({}), picture(change))).toBeNull();
});

test.each([
  ['a bar that moved by 4 pixels', { shift: 4 }],
  ['another ground', { ground: 225 }],
])('%s is seen', (_what, change) => {
  expect(difference(picture({}), picture(change))).toMatch(/squares differ/);
});
