import type { SearchResponse } from '@forecourt/domain';
import { nestedBands, toHistogram } from '../../histogramBands.ts';
import type { HistogramPart } from '../query/toHistogramSearches.ts';
import type { FoundAnswer } from './answerSchema.ts';

/** The answers to `toHistogramSearches`: what is in no answer is 0. */
export function toHistograms(
  plan: readonly HistogramPart[],
  answers: readonly FoundAnswer[],
): NonNullable<SearchResponse<unknown>['histograms']> {
  return Object.fromEntries(
    plan.map(({ key, stats, bars }, index) => {
      const counts = answers[index]?.facet_counts[0]?.counts ?? [];
      const countOf = new Map(counts.map(({ value, count }) => [value, count]));
      const bands = nestedBands(bars).map((_, band) => countOf.get(`b${band}`) ?? 0);
      return [key, toHistogram(bands, stats, bars)];
    }),
  );
}
