import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { whole } from '../heading/heading.css.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

test('a phone number is to the letter, and in a sentence not broken between its groups', () => {
  const shown = renderToStaticMarkup(<PhoneNumber number="(02) 5550 0121" />);
  expect(shown).toBe(`<bdi dir="ltr" class="${whole}">(02) 5550 0121</bdi>`);
});
