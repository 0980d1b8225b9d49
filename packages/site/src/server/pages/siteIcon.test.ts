import { describe, expect, test } from 'vitest';
import { siteIcon } from './siteIcon.ts';

describe("the tab's icon", () => {
  test.each([
    ['Wattlebend Auto Group', '>W<'],
    ['  ćwik', '>Ć<'],
    ['4x4 Barn', '>4<'],
    ['<script>', '><'],
    ['', '><'],
  ])('%j', (name, letter) => {
    const svg = siteIcon(name, '#1c5a44');
    expect(svg).toContain(letter);
    expect(svg).not.toContain('script');
  });

  test('its letter can be read on the ground', () => {
    expect(siteIcon('A', '#ffffff')).toContain('fill="#000000"');
    expect(siteIcon('A', '#000000')).toContain('fill="#ffffff"');
  });
});
