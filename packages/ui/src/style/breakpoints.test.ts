import { expect, test } from 'vitest';
import { media } from '../theme/breakpoints.ts';

test('a boundary pixel matches both the step and the step down (R9-10)', () => {
  expect(media.lg).toBe('(min-width: 992px)');
  expect(media['lg-down']).toBe('(max-width: 992px)');
});

test('six steps, and four down variants (R9-10)', () => {
  expect(Object.keys(media)).toEqual([
    'xs',
    'sm',
    'md',
    'lg',
    'xl',
    'xxl',
    'sm-down',
    'md-down',
    'lg-down',
    'xl-down',
  ]);
});
