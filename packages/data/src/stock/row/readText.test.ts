import { describe, expect, test } from 'vitest';
import { readParagraphs, readText } from './readText.ts';

describe('readText', () => {
  test('gives one clean line', () => {
    expect(readText('  Land\t Rover\u0007 \n')).toBe('Land Rover');
    expect(readText(207)).toBe('207');
    expect(readText(['a'])).toBeNull();
  });
});

describe('readParagraphs', () => {
  test('joins paragraphs by | and drops mark-up (R5-09)', () => {
    expect(readParagraphs('<p>One &amp; only.</p><br/>Two\r\n\n  three <b>bold</b> | Four')).toBe(
      'One & only.|Two|three bold|Four',
    );
  });

  test('keeps what only looks like mark-up', () => {
    expect(readParagraphs('price < 5000 > 4000')).toBe('price < 5000 > 4000');
    expect(readParagraphs('&lt;script&gt;')).toBe('<script>');
  });
});
