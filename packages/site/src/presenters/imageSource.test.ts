import { expect, test } from 'vitest';
import { imageSource, photoSources } from './imageSource.ts';

const service = {
  pathPrefix: '/pictures/',
  widths: [960, 320, 640],
  formats: ['avif' as const, 'webp' as const, 'jpg' as const],
};

test('a picture of the image service comes in its widths and formats', () => {
  const source = imageSource('/pictures/ute.jpg', 'Ute', service);
  expect(source).toMatchObject({
    src: '/pictures/ute-640.jpg',
    width: 640,
    height: 427,
    alt: 'Ute',
  });
  expect(source.sources).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/pictures/ute-320.avif 320w, /pictures/ute-640.avif 640w, /pictures/ute-960.avif 960w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/pictures/ute-320.webp 320w, /pictures/ute-640.webp 640w, /pictures/ute-960.webp 960w',
    },
  ]);
});

test('a picture whose name has spaces and commas is one picture of each list', () => {
  const { sources } = imageSource('/pictures/ute, side view.jpg', 'Ute', service);
  expect(sources[0]?.srcSet.split(', ')).toEqual([
    '/pictures/ute%2C%20side%20view-320.avif 320w',
    '/pictures/ute%2C%20side%20view-640.avif 640w',
    '/pictures/ute%2C%20side%20view-960.avif 960w',
  ]);
});

test('a picture from elsewhere is used as it is', () => {
  const source = imageSource('https://cdn.example/a.jpg', 'A', service);
  expect(source).toMatchObject({ src: 'https://cdn.example/a.jpg', sources: [] });
});

test('without an image service every picture is used as it is', () => {
  expect(imageSource('/pictures/ute.jpg', 'Ute', null).src).toBe('/pictures/ute.jpg');
});

test('a vehicle shows each photo once, in order, and counts what it shows', () => {
  const photos = photoSources(
    ['/pictures/a.jpg', '/pictures/b.jpg', '/pictures/a.jpg', '/pictures/a.png'],
    'Kia Rio',
    service,
  );
  expect(photos.map(({ src, alt }) => [src, alt])).toEqual([
    [photos[0]?.src, 'Kia Rio, photo 1'],
    [photos[1]?.src, 'Kia Rio, photo 2'],
  ]);
  expect(photos[0]?.src).not.toBe(photos[1]?.src);
  expect(photoSources(['/x.jpg', '/x.jpg'], 'Kia Rio', null)).toHaveLength(1);
});
