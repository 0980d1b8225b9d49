import { type Bar, bar } from '../search/bars.ts';
import { categories, type Scores } from './lighthousePage.ts';
import { median } from './median.ts';
import type { PageVisit } from './visitPage.ts';

/** A page as some visits of a phone and some runs of Lighthouse found it. */
export interface PhonePage {
  /** `metro listing` */
  name: string;
  visits: readonly PageVisit[];
  scores: readonly Scores[];
}

/** The bars of one page. */
export function phoneBars({ name, visits, scores }: PhonePage): Bar[] {
  const middle = (of: (visit: PageVisit) => number) => median(visits.map(of));
  const ms = { unit: ' ms' };
  return [
    bar({
      what: `${name}: largest paint`,
      value: middle(({ largestPaint }) => largestPaint),
      limit: 1800,
      ...ms,
    }),
    bar({
      what: `${name}: blocking time`,
      value: middle(({ blocking }) => blocking),
      limit: 100,
      ...ms,
    }),
    shiftBar(
      name,
      middle(({ shift }) => shift),
    ),
    ...categories.map((category) =>
      bar({
        what: `${name}: Lighthouse, ${category}`,
        value: median(scores.map((one) => one[category])),
        unit: '',
        limit: 95,
        atLeast: true,
      }),
    ),
  ];
}

function shiftBar(name: string, value: number): Bar {
  return {
    what: `${name}: layout shift`,
    figure: value.toFixed(3),
    bar: 'at most 0.02',
    met: value <= 0.02,
  };
}

/** What a page of the same router, without anything on it, takes in the same run. */
export function bareBars(visits: readonly PageVisit[]): Bar[] {
  const told = { unit: ' ms', limit: null };
  const middle = (of: (visit: PageVisit) => number) => median(visits.map(of));
  return [
    bar({ what: 'bare page: largest paint', value: middle((one) => one.largestPaint), ...told }),
    bar({ what: 'bare page: blocking time', value: middle((one) => one.blocking), ...told }),
  ];
}
