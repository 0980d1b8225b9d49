import {
  type DealerSite,
  STOCK_PHOTOS,
  type StockPhotos,
  type StockStore,
  StockVersionGone,
} from '@forecourt/data';
import { type Repeated, repeat } from '../rounds/repeat.ts';

export interface SweepStockPhotosOptions {
  photos: Pick<StockPhotos, 'sweep'>;
  stock: Pick<StockStore, 'current' | 'read'>;
  sites(): readonly DealerSite[];
  now(): number;
  /** Milliseconds before the first sweep: a server that starts has other things to do. */
  firstMs?: number;
  /** Milliseconds between one sweep and the next. */
  everyMs?: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Removes photos that came as files and that no stock has named for a week, once a day. The stock before the
 * current one counts, as somebody may be reading it.
 */
export function sweepStockPhotos(options: SweepStockPhotosOptions): Repeated {
  const { photos, stock, sites, now, firstMs = 5 * MINUTE, everyMs = DAY } = options;
  async function needed({ key }: DealerSite): Promise<ReadonlySet<string>> {
    const urls = new Set<string>();
    const version = (await stock.current(key))?.version;
    // A store that was begun anew has lost the stock, not the dealer their photos.
    if (version === undefined) throw new Error('No stock says what is needed.');
    for (const one of [version, version - 1].filter((number) => number > 0)) {
      try {
        for await (const batch of stock.read(key, one)) {
          for (const { url } of batch.flatMap(({ images }) => images)) {
            if (url.startsWith(STOCK_PHOTOS)) urls.add(url);
          }
        }
      } catch (error) {
        // Of the one before it may be gone; without the current one nothing is known.
        if (one === version || !(error instanceof StockVersionGone)) throw error;
      }
    }
    return urls;
  }

  async function sweep(isStopping: () => boolean): Promise<void> {
    for (const site of sites()) {
      if (isStopping()) return;
      // What cannot be swept now is swept tomorrow.
      await photos.sweep(site.key, () => needed(site), now()).catch(() => 0);
    }
  }

  return repeat(sweep, { firstMs, everyMs });
}
