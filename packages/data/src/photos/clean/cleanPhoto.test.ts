import { createHash, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { exif, jpeg, jpegPicture, png, SECRETS, webp } from '../testing/samplePhotos.ts';
import { cleanPhoto } from './cleanPhoto.ts';
import { orientationAlone, orientationOf } from './exif.ts';

const samples = { 'image/jpeg': jpeg, 'image/png': png, 'image/webp': webp } as const;

function cleaned(file: Buffer): { type: string; bytes: Buffer } {
  const result = cleanPhoto(file);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

describe.each(Object.entries(samples))('%s (R5-42)', (type, sample) => {
  test.each([1, 3, 6, 8])(
    'turned by %i loses place, person and camera, and stays turned',
    (turn) => {
      const before = sample(turn);
      const { type: told, bytes } = cleaned(before);
      expect(told).toBe(type);
      for (const secret of SECRETS) {
        expect(before.toString('latin1')).toContain(secret);
        expect(bytes.toString('latin1')).not.toContain(secret);
      }
      const at = bytes.indexOf('MM\0*', 0, 'latin1');
      expect(at === -1 ? 1 : orientationOf(bytes.subarray(at))).toBe(turn);
    },
  );

  test('is the same when it is cleaned again', () => {
    const { bytes } = cleaned(sample(6));
    expect(cleaned(bytes).bytes.equals(bytes)).toBe(true);
  });

  test('cut anywhere before its end is refused', () => {
    const whole = cleaned(sample(6)).bytes;
    for (let length = 12; length < whole.length; length += 1) {
      expect(cleanPhoto(whole.subarray(0, length))).toHaveProperty('problem');
    }
  });

  test('with any byte changed is refused, or keeps none of the secrets’ places', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(255), (place, value) => {
        const file = Buffer.from(sample(6));
        file[place % file.length] = value;
        const result = cleanPhoto(file);
        expect('problem' in result || result.bytes.length <= file.length).toBe(true);
      }),
    );
  });
});

test('the picture and its colours are kept to the byte', () => {
  const { bytes } = cleaned(jpeg());
  const { frame, scan, profile } = jpegPicture;
  for (const part of [frame, scan, profile]) expect(bytes.includes(part)).toBe(true);
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  expect(cleaned(png()).bytes.includes('picture')).toBe(true);
  expect(cleaned(webp()).bytes.includes('picture')).toBe(true);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a real %s shows the same picture, and a reader finds no place in it',
  async (format) => {
    const noise = { width: 64, height: 48, channels: 3 as const };
    const real = await sharp(randomBytes(64 * 48 * 3), { raw: noise })
      .withExif({ IFD0: { Artist: 'Kim Lee' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { bytes } = cleaned(real);
    const pixels = async (file: Buffer) =>
      createHash('sha1')
        .update(await sharp(file).autoOrient().raw().toBuffer())
        .digest('hex');
    expect(await pixels(bytes)).toBe(await pixels(real));
    const told = await sharp(bytes).metadata();
    expect(told.orientation).toBe(6);
    expect(told.xmp).toBeUndefined();
    expect((told.exif ?? Buffer.alloc(0)).toString('latin1')).not.toContain('Kim Lee');
  },
);

test.each([
  ['a text', Buffer.from('Dear dealer, this is no photo at all.'), 'type'],
  ['nothing', Buffer.alloc(0), 'type'],
  ['a script', Buffer.from('<svg onload="x()"></svg>'), 'type'],
  ['a GIF', Buffer.from('GIF89a......'), 'type'],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ['a JPEG of two bytes and a text', Buffer.from('\xff\xd8\xff\xe0 text', 'latin1'), 'broken'],
  ['a PNG of its signature', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'broken'],
])('%s is refused for what it is', (_, file, problem) => {
  expect(cleanPhoto(file)).toEqual({ problem });
});

test('whatever follows a known beginning, it is cleaned or refused and never throws', () => {
  const beginnings = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\x40\0\0\0WEBP'];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }), (head, rest) => {
      const result = cleanPhoto(Buffer.concat([Buffer.from(head, 'latin1'), rest]));
      expect('problem' in result || result.bytes.length > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('EXIF says how a picture is turned, in either order of bytes, and nothing where it is broken', () => {
  for (const isLittle of [true, false]) expect(orientationOf(exif(8, isLittle))).toBe(8);
  expect(orientationOf(exif(9))).toBe(1);
  const own = orientationAlone(6);
  expect(own && orientationOf(own)).toBe(6);
  expect(orientationAlone(1)).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (rest) => {
      const turn = orientationOf(Buffer.concat([Buffer.from('II*\0', 'latin1'), rest]));
      expect(turn >= 1 && turn <= 8).toBe(true);
    }),
  );
});
