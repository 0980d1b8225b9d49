import { describe, expect, test } from 'vitest';
import { foldedDescription, foldedDisclaimer, paragraphsOf } from './offerText.ts';

test('paragraphs are lines, blank ones left out', () => {
  expect(paragraphsOf(' One \n\n Two\n')).toEqual(['One', 'Two']);
  expect(paragraphsOf('  ')).toEqual([]);
});

describe('folding (R9-02)', () => {
  const text = (length: number): string => 'x'.repeat(length);

  test.each([0, 200])('a text of %i characters stands whole', (length) => {
    expect(foldedDescription(text(length)).excerpt).toBeNull();
    expect(foldedDisclaimer(text(length)).excerpt).toBeNull();
  });

  test('a longer description keeps 160 characters, a disclaimer 200', () => {
    expect(foldedDescription(text(201)).excerpt).toEqual([`${text(160)}…`]);
    expect(foldedDisclaimer(text(201)).excerpt).toEqual([`${text(200)}…`]);
    expect(foldedDescription(text(201)).paragraphs).toEqual([text(201)]);
  });
});
