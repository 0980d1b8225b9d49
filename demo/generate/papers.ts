import type { DealerPlan } from './dealers/dealerPlan.ts';
import type { Random } from './random.ts';

/** Seventeen characters that no maker uses: the leading 0 is unassigned. */
export function makeVin(random: Random): string {
  const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
  return `0FC${Array.from({ length: 14 }, () => random.pick(letters)).join('')}`;
}

/** A plate in the state's pattern; `ZZ` marks it as made up. */
export function makeRego(random: Random, state: DealerPlan['state']): string {
  const letter = () => random.pick([...'BCDFGHJKLMNPRSTVWXYZ']);
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
  if (state === 'QLD') return `${digits(3)}ZZ${random.int(0, 9)}`;
  return state === 'NSW'
    ? `ZZ${letter()}${digits(2)}${letter()}`
    : `0ZZ${random.int(0, 9)}${letter()}${letter()}`;
}
