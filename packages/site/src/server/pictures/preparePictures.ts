import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DealerSite,
  PictureAnswer,
  PictureRequest,
  Pictures,
  StockPhotos,
} from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import type { OwnPictures } from './ownPictures.ts';
import { pictureRequest } from './pictureRequest.ts';

export interface PreparePicturesOptions {
  pictures: Pictures;
  own: OwnPictures;
  /** Those that came as files. */
  photos: Pick<StockPhotos, 'read'>;
  /** The current vehicles, and what they are named by. */
  stock: { of(site: DealerSite): Promise<{ key: string; vehicles(): Iterable<Vehicle> }> };
  /** Milliseconds between two pictures, in which others have theirs made; default 100. */
  restMs?: number;
}

export interface PreparedPictures {
  /** Somebody looks at this site's pictures: those of its other vehicles are made meanwhile. */
  wake(site: DealerSite): void;
  stop(): Promise<void>;
}

/** What most phones choose for a card as wide as they are, in pixels: it is they that wait longest. */
const CARD_PIXELS = 1_280;
/** A host that failed so often in a row is left alone until there is other stock. */
const MOST_FAILED = 5;

/**
 * Makes the first photo of each vehicle in a card's width once a site's stock is new, one after another, so
 * that few shoppers wait for a photo to be fetched. Sites that nobody looks at cost nothing.
 */
export function preparePictures(options: PreparePicturesOptions): PreparedPictures {
  const { pictures, own, photos, stock, restMs = 100 } = options;
  const done = new Map<string, string>();
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;

  function requestsOf(site: DealerSite, url: string): PictureRequest[] {
    const { formats = [], widths = [] } = site.config.imageService ?? {};
    const [format] = formats;
    const sorted = widths.toSorted((one, other) => one - other);
    const width = sorted.find((one) => one >= CARD_PIXELS) ?? sorted.at(-1);
    const named = own.read(url.replace(/\.jpg$/, `-${width}.${format}`), site);
    return named === null ? [] : [pictureRequest(site, named, photos)];
  }

  async function prepare(site: DealerSite): Promise<void> {
    const { key, vehicles } = await stock.of(site);
    if (done.get(site.key) === key) return;
    let failed = 0;
    for (const { images } of vehicles()) {
      for (const request of images.slice(0, 1).flatMap(({ url }) => requestsOf(site, url))) {
        if (failed >= MOST_FAILED) return void done.set(site.key, key);
        if (await pictures.kept(request)) continue;
        const { kind }: PictureAnswer = await pictures.make(request);
        failed = kind === 'away' ? failed + 1 : 0;
        await sleep(restMs, undefined, { signal });
      }
    }
    done.set(site.key, key);
  }

  return {
    wake(site) {
      if (signal.aborted || running.has(site.key)) return;
      const work = prepare(site)
        // Whoever asks for a page of this stock is told what is wrong with it.
        .catch(() => undefined)
        .finally(() => running.delete(site.key));
      running.set(site.key, work);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
