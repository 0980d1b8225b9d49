import { expect, test } from 'vitest';
import {
  MAX_PHOTOS,
  photoFile,
  photoName,
  photoProblems,
  photoProblemText,
  photoTypes,
  readPhotoProblem,
} from '../index.ts';

test.each(photoTypes)(
  'a %s has one ending, and a name that tells nothing of anybody (R5-42)',
  (type) => {
    const ending = type.replace('image/', '').replace('jpeg', 'jpg');
    expect(photoFile({ id: 'abc', type })).toBe(`abc.${ending}`);
    expect(photoName({ type }, 2)).toBe(`photo-3.${ending}`);
  },
);

test.each(photoProblems)('%s is told with what helps, and read back', (problem) => {
  expect(photoProblemText(problem)).toMatch(/^.+\. .+\.$/);
  expect(readPhotoProblem(problem)).toBe(problem);
});

test.each(['', 'none', '__proto__', '<b>'])('%j is no problem', (text) => {
  expect(readPhotoProblem(text)).toBeNull();
});

test('eight photos are taken (R5-42)', () => {
  expect(MAX_PHOTOS).toBe(8);
  expect(photoProblemText('many')).toContain('8');
});
