import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from '../../phone/median.ts';
import { type Bar, bar } from '../bars.ts';
import type { StockedSite } from './stockedSite.ts';
import type { Click, Visit } from './visitListing.ts';

/** Stock of which the bar of readiness speaks; a larger one is told. */
const READY_SIZE = 5_000;
/** Stock of which the bar of a click speaks, and the largest that browsers are sent by default. */
const CLICK_SIZE = 10_000;

/**
 * The bars of some visits of one site, one line for each of the six clicks. Of a click's paint the
 * median counts; of the rest the best, since other work on the machine only adds.
 */
export function browserBars(
  { template, vehicles, indexBytes }: StockedSite,
  slowdown: number,
  visits: readonly Visit[],
): Bar[] {
  const name = `${template}, ${vehicles.toLocaleString('en-AU')} vehicles, ${slowdown} times slower`;
  const best = (of: (visit: Visit) => number) => Math.min(...visits.map(of));
  const bars: Bar[] = [];
  if (slowdown === 1) {
    const what = `${vehicles.toLocaleString('en-AU')} vehicles: index, gzip, a vehicle`;
    bars.push(bar({ what, value: indexBytes / vehicles, unit: ' bytes', limit: 40 }));
  } else {
    const isBar = vehicles <= READY_SIZE;
    const ready = { value: best(({ ready }) => ready), unit: ' ms', limit: isBar ? 150 : null };
    bars.push(bar({ what: `${name}: filters ready after the index's bytes`, ...ready }));
    const whole = { value: best(({ whole }) => whole), unit: ' ms', limit: null };
    bars.push(bar({ what: `${name}: text and orders ready`, ...whole }));
    const value = best(({ longestTask }) => longestTask);
    const longest = { value, unit: ' ms', limit: isBar ? 50 : null };
    bars.push(bar({ what: `${name}: longest task meanwhile (0: none over 50)`, ...longest }));
  }
  for (const [place, { facet }] of (visits[0]?.clicks ?? []).entries()) {
    const paints = visits.map(({ clicks }) => clicks[place]?.paint ?? Number.NaN);
    const least = (of: (click: Click) => number) => best(({ clicks }) => of(clicks[place]!));
    const what = `${name}: click ${place + 1}, ${facet}`;
    bars.push(
      slowdown === 1
        ? bar({
            what: `${what}, script`,
            value: least((one) => one.script),
            unit: ' ms',
            limit: 16,
          })
        : bar({
            what: `${what}, paint; ${least((one) => one.work).toFixed(0)} ms of the page's thread in one`,
            value: median(paints),
            unit: ' ms',
            limit: vehicles <= CLICK_SIZE ? 100 : null,
          }),
    );
  }
  const asked = visits.flatMap(({ clicks }) => clicks.flatMap(({ requests }) => requests));
  bars.push({
    what: `${name}: requests of all clicks`,
    figure: asked.length === 0 ? '0' : asked.join(' '),
    bar: 'none but pictures',
    met: asked.length === 0,
  });
  return bars;
}

const assets = join(import.meta.dirname, '../../../templates/classic/build/client/assets');

/** What is loaded for it after the page. */
export function codeBars(): Bar[] {
  const kilobytes = (chunk: string) => {
    const file = readdirSync(assets).find((name) => name.startsWith(`${chunk}-`));
    if (file === undefined) throw new Error(`No ${chunk} in ${assets}. Build the templates first.`);
    return gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1000;
  };
  const value = kilobytes('stockEngine');
  const rest = { value: kilobytes('openLocalListing'), unit: ' kB', limit: null };
  return [
    bar({ what: 'code of the search engine, gzip', value, unit: ' kB', limit: 9 }),
    bar({ what: 'code of the listing around it: its view, plain language', ...rest }),
  ];
}
