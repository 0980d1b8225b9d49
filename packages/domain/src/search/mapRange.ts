import type { NumericRange } from './searchState.ts';

type Convert = (side: number) => number;

/** A range with its sides converted; an open side stays open. */
export function mapRange(
  { min, max }: NumericRange,
  convertMin: Convert,
  convertMax: Convert = convertMin,
): NumericRange {
  return {
    min: min === null ? null : convertMin(min),
    max: max === null ? null : convertMax(max),
  };
}
