import { createEmbeddedSearch } from '@forecourt/data/search';
import { emptySearch, type SearchState } from '@forecourt/domain';
import { benchStock } from './benchStock.ts';
import { HITS_PER_PAGE } from './engine.ts';

/** The same vehicles, asked for by words and by refinements. */
const PAIRS: readonly { text: string; values: SearchState['values'] }[] = [
  { text: 'toyota hilux', values: { make: ['Toyota'], model: ['HiLux'] } },
  { text: 'hilxu toyta', values: { make: ['Toyota'], model: ['HiLux'] } },
  { text: 'toyot', values: { make: ['Toyota'] } },
  { text: 't', values: { make: ['Toyota'] } },
];

const ROUNDS = 41;

export interface TextRatio {
  text: string;
  /** How many times as long the words take; the median of turns taken in one minute. */
  ratio: number;
}

/** What it costs to find by words, beside finding as many vehicles by refinements. */
export function textRatios(size: number): TextRatio[] {
  const search = createEmbeddedSearch(benchStock(size));
  const timeOf = (part: Partial<SearchState>) => {
    const state = { ...emptySearch, ...part };
    const begun = performance.now();
    const { count } = search.searchSync({
      state,
      base: { soldDays: 3 },
      hitsPerPage: HITS_PER_PAGE,
      now: 0,
    });
    if (count === 0) throw new Error('Nothing is found, so the time says nothing.');
    return performance.now() - begun;
  };
  return PAIRS.map(({ text, values }) => {
    const ratios = Array.from(
      { length: ROUNDS },
      () => timeOf({ query: text }) / timeOf({ values }),
    ).toSorted((a, b) => a - b);
    return { text, ratio: ratios[ROUNDS >> 1]! };
  });
}
