import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateNames } from '../../demo/dealers.ts';
import { artPages, artWidths } from './artPages.ts';
import { artPicture, hasArt } from './artPictures.ts';
import sizes from './artSizes.json' with { type: 'json' };

const folder = new URL('../public/art/', import.meta.url);

test('the sizes are those of the pictures that are there', () => {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const pictures = files.filter((name) => name.endsWith('.webp'));
  expect(Object.keys(sizes).map((name) => `${name}.webp`)).toEqual(pictures.toSorted());
});

test.each(templateNames)('a page of %s is drawn at every width', (template) => {
  const there = artPages.filter(({ name }) => hasArt(template, name));
  expect(there.length).toBeGreaterThan(20);
  for (const { name } of there) {
    for (const time of ['before', 'after'] as const) {
      const drawn = artWidths.filter((width) => artPicture(time, template, name, width) !== null);
      expect([0, artWidths.length], `${name} ${time}`).toContain(drawn.length);
    }
  }
});
