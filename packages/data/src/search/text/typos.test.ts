import { expect, test } from 'vitest';
import { allowedTypos, countTypos } from './typos.ts';

test.each([
  ['golf', 0],
  ['focus', 1],
  ['mustangs', 1],
  ['commodore', 2],
  ['bt50pro', 0],
])('allows %s %i typos', (word, allowed) => {
  expect(allowedTypos(word)).toBe(allowed);
});

test.each([
  ['corolla', 'corolla', 0],
  ['corola', 'corolla', 1],
  ['corrolla', 'corolla', 1],
  ['carolla', 'corolla', 1],
  ['croolla', 'corolla', 1],
  ['volksvagon', 'volkswagen', 2],
  ['', 'kia', 3],
  ['kia', '', 3],
])('counts typos of %s for %s: %i', (typed, term, typos) => {
  expect(countTypos(typed, term, false)).toBe(typos);
});

test.each([
  ['corol', 'corolla', 0],
  ['carol', 'corolla', 1],
  ['crool', 'corolla', 1],
  ['commador', 'commodore', 1],
  ['corollas', 'corolla', 1],
])('counts typos of %s for the beginning of %s: %i', (typed, term, typos) => {
  expect(countTypos(typed, term, true)).toBe(typos);
});
