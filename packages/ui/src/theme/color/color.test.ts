import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { formatHex, type Hex, isHex, parseHex } from './hex.ts';
import { mix } from './mix.ts';
import { nearestPassing } from './nearestPassing.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { readableOn } from './readableOn.ts';

const SAMPLE: readonly Hex[] = ['#000000', '#ffffff', '#1c5a44', '#ff5a1f', '#f2b234', '#7f7f7f'];

describe('hex', () => {
  test.each([
    ['#1c5a44', true],
    ['#1C5A44', true],
    ['#fff', false],
    ['1c5a44', false],
    ['#1c5a4g', false],
    ['red;}', false],
  ])('isHex(%s) is %s', (text, expected) => {
    expect(isHex(text)).toBe(expected);
  });

  test('reads and writes the same colour', () => {
    for (const hex of SAMPLE) expect(formatHex(parseHex(hex))).toBe(hex);
    expect(formatHex([300, -4, 127.6])).toBe('#ff0080');
  });

  test('a malformed colour is refused in three parts', () => {
    expect(() => parseHex('#fff')).toThrow(/"#fff" is not a colour\. .* Write it as #/);
  });
});

describe('contrast', () => {
  test('agrees with the published examples of WCAG', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1, 10);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
  });

  test('does not mind the order', () => {
    expect(contrast('#1c5a44', '#f2b234')).toBe(contrast('#f2b234', '#1c5a44'));
  });
});

describe('Oklab', () => {
  test('there and back is the same colour', () => {
    for (const hex of SAMPLE) expect(fromOklab(toOklab(hex))).toBe(hex);
  });

  test('a colour no screen shows loses chroma, not lightness', () => {
    const shown = toOklab(fromOklab({ l: 0.6, a: 0.4, b: 0.1 }));
    expect(shown.l).toBeCloseTo(0.6, 2);
    expect(shown.a).toBeGreaterThan(0.1);
  });

  test('mixing runs from one colour to the other', () => {
    expect(mix('#1c5a44', '#ffffff', 0)).toBe('#1c5a44');
    expect(mix('#1c5a44', '#ffffff', 1)).toBe('#ffffff');
    expect(luminance(mix('#1c5a44', '#ffffff', 0.5))).toBeGreaterThan(luminance('#1c5a44'));
  });
});

describe('nearestPassing', () => {
  test('keeps a colour that passes', () => {
    expect(nearestPassing('#1c5a44', ['#ffffff'], 4.5)).toBe('#1c5a44');
  });

  test('moves no further than it must, against every ground', () => {
    const found = nearestPassing('#ff5a1f', ['#ffffff', '#f4f6f3'], 4.5) as Hex;
    expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, '#f4f6f3')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, '#f4f6f3')).toBeLessThan(4.7);
  });

  test('says so when there is none', () => {
    expect(nearestPassing('#888888', ['#000000', '#ffffff'], 7)).toBeNull();
  });
});

test('readableOn takes the first preferred colour that reads, else black or white', () => {
  expect(readableOn('#ffffff', ['#1b2a24'])).toBe('#1b2a24');
  expect(readableOn('#0d0e10', ['#1b2a24'])).toBe('#ffffff');
  expect(readableOn('#ff5a1f', ['#ffffff'])).toBe('#000000');
});

test('some text reads on every ground', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const ground = formatHex([grey, grey, grey]);
    expect(contrast(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});
