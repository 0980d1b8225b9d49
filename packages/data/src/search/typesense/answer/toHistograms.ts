import type { SearchResponse } from '@forecourt/domain';
import type { HistogramPart } from '../query/toHistogramSearches.ts';
import type { FoundAnswer } from './answerSchema.ts';

/** The answers to `toHistogramSearches`: vehicles in each band, empty bands as 0. */
export function toHistograms(
  plan: readonly HistogramPart[],
  answers: readonly FoundAnswer[],
): NonNullable<SearchResponse<unknown>['histograms']> {
  return Object.fromEntries(
    plan.map(({ key, bars }, index) => {
      const counts = answers[index]?.facet_counts[0]?.counts ?? [];
      const countOf = new Map(counts.map(({ value, count }) => [value, count]));
      return [key, Array.from({ length: bars }, (_, band) => countOf.get(`b${band}`) ?? 0)];
    }),
  );
}
