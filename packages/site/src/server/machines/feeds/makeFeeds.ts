import type { SiteConfig } from '@forecourt/data';
import { isListed, isSold, type Vehicle } from '@forecourt/domain';
import { baseFilterOf } from '../../stock/baseFilterOf.ts';
import { type Ad, adOf, type LeftOut } from './adRow.ts';
import { googleColumns, googleRow } from './googleFeed.ts';
import { metaColumns, metaRow } from './metaFeed.ts';
import { commaSeparated, tabSeparated } from './separated.ts';

/** What became of the vehicles that a site lists and has not sold. */
export interface FeedCounts {
  listed: number;
  rows: number;
  /** By what was missing, each vehicle once. */
  leftOut: Readonly<Partial<Record<LeftOut, number>>>;
}

export interface Feed {
  text: string;
  counts: FeedCounts;
}

export interface Feeds {
  google: Feed;
  meta: Feed;
}

/** The feeds of a stock, in the order in which it was imported. */
export function makeFeeds(
  vehicles: Iterable<Vehicle>,
  config: SiteConfig,
  origin: string,
  now: number,
): Feeds {
  const base = baseFilterOf(config);
  const ads: (Ad | LeftOut)[] = [];
  const vins = new Set<string>();
  for (const vehicle of vehicles) {
    if (isSold(vehicle) || !isListed(vehicle, base, 'relevance', now)) continue;
    const ad = adOf(vehicle, config, origin);
    const isSecond = typeof ad !== 'string' && vins.has(ad.vin);
    if (typeof ad !== 'string') vins.add(ad.vin);
    ads.push(isSecond ? 'a vin of its own' : ad);
  }
  return {
    google: feedOf(ads, googleRow, (rows) => tabSeparated([googleColumns, ...rows])),
    meta: feedOf(ads, metaRow, (rows) => commaSeparated([metaColumns, ...rows])),
  };
}

function feedOf(
  ads: readonly (Ad | LeftOut)[],
  rowOf: (ad: Ad) => readonly string[] | LeftOut,
  write: (rows: readonly (readonly string[])[]) => string,
): Feed {
  const rows: (readonly string[])[] = [];
  const leftOut: Partial<Record<LeftOut, number>> = {};
  for (const ad of ads) {
    const row = typeof ad === 'string' ? ad : rowOf(ad);
    if (typeof row === 'string') leftOut[row] = (leftOut[row] ?? 0) + 1;
    else rows.push(row);
  }
  return { text: write(rows), counts: { listed: ads.length, rows: rows.length, leftOut } };
}
