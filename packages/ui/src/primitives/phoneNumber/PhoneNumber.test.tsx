import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneNumber } from './PhoneNumber.tsx';

test('the groups of a number are not parted by the end of a line', () => {
  expect(renderToStaticMarkup(<PhoneNumber number="(02) 5550 0121" />)).toBe(
    '<bdi dir="ltr">(02)\u00a05550\u00a00121</bdi>',
  );
});
