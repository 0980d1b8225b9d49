import type { SiteConfig } from '@forecourt/data';
import type { SearchRequest } from '@forecourt/data/search';
import { rangeKeys } from '@forecourt/domain';

/** Bars over a slider: as many as a phone shows apart, and as few as the page's bytes allow; even. */
const BARS = 18;

/** The histograms a site's searches ask for: those of its sliders, unless it does without. */
export function histogramBars({
  histograms,
}: Pick<SiteConfig, 'histograms'>): Pick<SearchRequest, 'histograms'> {
  if (!histograms) return {};
  return { histograms: Object.fromEntries(rangeKeys.map((key) => [key, BARS])) };
}
