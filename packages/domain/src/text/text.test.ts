import { describe, expect, test } from 'vitest';
import {
  dealerComments,
  modelDescription,
  offerDescription,
  offerDisclaimer,
  reviewText,
} from '../index.ts';
import { isBlank } from './isBlank.ts';
import { truncate } from './truncate.ts';

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  [' \n', true],
  ['null', true],
  [' NULL ', true],
  ['nullable', false],
  ['not null', false],
  ['0', false],
])('%j is blank: %s (R5-32)', (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

describe('truncate', () => {
  test.each([
    ['offer description', offerDescription, 200, 160],
    ['offer disclaimer', offerDisclaimer, 200, 200],
    ['review text', reviewText, 160, 160],
    ['model description', modelDescription, 200, 200],
  ])('%s: whole at %s, cut above (R9-02)', (_name, cutText, over, to) => {
    const whole = 'x'.repeat(over);
    expect(cutText(whole)).toEqual({ text: whole, cut: false });
    expect(cutText(`${whole}x`)).toEqual({ text: `${'x'.repeat(to)}…`, cut: true });
  });

  test('never splits a character', () => {
    expect(truncate('ab😀cd', 3)).toEqual({ text: 'ab…', cut: true });
    expect(truncate('ab😀cd', 4)).toEqual({ text: 'ab😀…', cut: true });
  });

  test.each([
    ['inside a word', 'one two three', 9, 'one two…'],
    ['at the end of a word', 'one two three', 7, 'one two…'],
    ['after a space', 'one two three', 8, 'one two…'],
    ['a comma at the end', 'one two, three', 8, 'one two…'],
    ['a dash at the end', 'one two - three', 10, 'one two…'],
    ['a full stop at the end', 'One two. Three', 9, 'One two.…'],
    ['a first word that is longer', 'onetwothree four', 6, 'onetwo…'],
    ['no word but an address', `see ${'x'.repeat(60)}`, 60, `see ${'x'.repeat(56)}…`],
    ['the end of a line', 'one two\nthree', 10, 'one two…'],
  ])('cuts after a whole word: %s', (_where, text, over, cut) => {
    expect(truncate(text, over)).toEqual({ text: cut, cut: true });
  });
});

describe('dealerComments (R5-09)', () => {
  test('makes paragraphs of the parts between pipes', () => {
    expect(dealerComments(' One |  | Two|')).toEqual({ paragraphs: ['One', 'Two'], excerpt: null });
  });

  test.each([null, '', '  ', 'null', ' | '])('%j is pending', (comments) => {
    expect(dealerComments(comments)).toEqual({
      paragraphs: ['Dealer comments are pending. Please check back here later.'],
      excerpt: null,
    });
  });

  test('takes the pending text of the site', () => {
    expect(dealerComments('', 'Ask us').paragraphs).toEqual(['Ask us']);
  });

  test('has no toggle at 400 characters, and one at 401', () => {
    expect(dealerComments('x'.repeat(400)).excerpt).toBeNull();
    expect(dealerComments('x'.repeat(401)).excerpt).toEqual([`${'x'.repeat(400)}…`]);
  });

  test('is cut after a whole word, a paragraph too', () => {
    const words = 'seven letters '.repeat(30).trim();
    const excerpt = dealerComments(words).excerpt?.[0] ?? '';
    expect(excerpt).toMatch(/(?:seven|letters)…$/);
    expect(excerpt.length).toBeLessThanOrEqual(401);
    expect(excerpt.length).toBeGreaterThan(380);
    const most = words.slice(0, 397).trim();
    expect(dealerComments(`${most}|family business`).excerpt).toEqual([`${most}…`]);
  });

  test('counts the text without its pipes', () => {
    const part = 'x'.repeat(200);
    expect(dealerComments(`${part}|${part}`).excerpt).toBeNull();
    expect(dealerComments(`${part}|${part}|y`)).toEqual({
      paragraphs: [part, part, 'y'],
      excerpt: [part, `${part}…`],
    });
    expect(dealerComments(`${part}|${part.slice(1)}|y z`).excerpt).toEqual([
      part,
      part.slice(1),
      'y…',
    ]);
  });
});

describe('limits', () => {
  test.each([
    ['Review text is cut at 160', reviewText, 160],
    ['Model description is cut at 200', modelDescription, 200],
    ['Offer disclaimer is cut at 200', offerDisclaimer, 200],
  ])('%s (R9-02)', (_line, cut, limit) => {
    expect(cut('x'.repeat(limit)).cut).toBe(false);
    expect(cut('x'.repeat(limit + 1))).toEqual({ text: `${'x'.repeat(limit)}…`, cut: true });
  });
});

describe('comments', () => {
  test('comments split on | and are cut above 400 characters (R5-09)', () => {
    expect(dealerComments('One | Two').paragraphs).toEqual(['One', 'Two']);
    expect(dealerComments('x'.repeat(400)).excerpt).toBeNull();
    expect(dealerComments('x'.repeat(401)).excerpt).toEqual([`${'x'.repeat(400)}…`]);
  });
});
