import { expect, test } from 'vitest';
import { pictureSettings } from './pictureSettings.ts';

test('nothing is needed', () => {
  expect(pictureSettings({})).toEqual({ origins: new Map() });
});

test('hosts have their origins, and the folder its size', () => {
  const settings = pictureSettings({
    FORECOURT_PICTURE_ORIGINS:
      'photos.example=http://10.0.0.5:9000, cdn.example=https://b.internal',
    FORECOURT_PICTURES_MB: '64',
  });
  expect(settings).toEqual({
    origins: new Map([
      ['photos.example', 'http://10.0.0.5:9000'],
      ['cdn.example', 'https://b.internal'],
    ]),
    mostBytes: 64 * 1024 * 1024,
  });
});

test.each([
  'photos.example',
  'photos.example=',
  '=http://a',
  'photos.example=ftp://a',
  'photos.example=http://a/path',
  'https://photos.example=http://a',
])('an origin %j is refused, in three parts', (FORECOURT_PICTURE_ORIGINS) => {
  expect(() => pictureSettings({ FORECOURT_PICTURE_ORIGINS })).toThrow(
    /^FORECOURT_PICTURE_ORIGINS has .*, so it is unclear .* Write a host/,
  );
});

test.each(['x', '-1', '0.5', '4'])('a size of %j is refused', (FORECOURT_PICTURES_MB) => {
  expect(() => pictureSettings({ FORECOURT_PICTURES_MB })).toThrow(/^FORECOURT_PICTURES_MB is/);
});
