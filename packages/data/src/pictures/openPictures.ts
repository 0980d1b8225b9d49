import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { SiteKey } from '../store/siteKey.ts';
import { fetchPicture, PictureFault, type PictureTrouble } from './fetchPicture.ts';
import { pictureFiles } from './pictureFiles.ts';
import type { PictureFormat } from './pictureFormats.ts';

/** One picture of a site, as it is to be sent. */
export interface PictureRequest {
  site: SiteKey;
  /** Address of the original, or its path where it is this site's own. */
  url: string;
  /** Reads the original, where no other host is to be asked for it; `null` where it is not there. */
  read?(): Promise<Buffer | null>;
  /** Whether what `read` gives is upright and no larger than is shown, so that nothing is kept of it. */
  isMaster?: boolean;
  /** Pixels; at most as wide as the original. */
  width: number;
  format: PictureFormat;
}

export type PictureAnswer =
  | { kind: 'picture'; bytes: Buffer }
  /** Its host has none there, or cannot be asked; or more are being made than should. */
  | { kind: PictureTrouble | 'busy'; reason: string };

export interface Pictures {
  /** What is kept of it; asks nobody and makes nothing. */
  kept(request: PictureRequest): Promise<Buffer | null>;
  /** Fetches and makes it. Whoever asks meanwhile gets the same. */
  make(request: PictureRequest): Promise<PictureAnswer>;
}

export interface OpenPicturesOptions {
  /** Of what is kept; all of it can be made again. */
  folder: string;
  /** Bytes that the folder may hold, default 4 GiB. */
  mostBytes?: number;
  /** Where a host's pictures are asked for instead, `http://10.0.0.5:9000`: in the operator's own network. */
  origins?: ReadonlyMap<string, string>;
  now(): number;
}

/** Changes with what is made of a picture, so that none is kept of an older way. */
const CONVERSION = 1;
const DAY = 86_400_000;
/** A dealer may put another photo at the same address. */
const KEEP_MS = 7 * DAY;
/** What failed is not asked again so soon: a page names the same picture for every visitor. */
const FAILED_MS = 60_000;
/** Each takes a core for about half a second, and pages need another. */
const MADE_AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
const FETCHED_AT_ONCE = 6;
/** Pictures that wait to be made; about as many as three galleries. */
const MOST_WAITING = 60;

/** Pictures of other hosts in the widths and formats that browsers want, fetched and made when first asked for. */
export function openPictures(options: OpenPicturesOptions): Pictures {
  const { folder, mostBytes = 4 * 1024 ** 3, origins = new Map(), now } = options;
  const files = pictureFiles({ folder, mostBytes, keepMs: KEEP_MS, now });
  const failed = new LRUCache<string, { at: number; fault: PictureFault }>({ max: 10_000 });
  const underWay = new Map<string, Promise<Buffer>>();
  const originals = new Map<string, Promise<Buffer | null>>();
  const fetching = pLimit(FETCHED_AT_ONCE);
  const making = pLimit(MADE_AT_ONCE);
  let waiting = 0;

  /** The same for everybody who asks meanwhile. */
  function once(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const started = underWay.get(name);
    if (started !== undefined) return started;
    const job = work().finally(() => underWay.delete(name));
    underWay.set(name, job);
    return job;
  }

  /**
   * The original, for all who ask for it in some width until something is made of it; `null` where that was
   * done before.
   */
  function original(name: string, { url, read }: PictureRequest): Promise<Buffer | null> {
    const started = originals.get(name);
    if (started !== undefined) return started;
    const before = failed.get(name);
    if (before !== undefined && now() - before.at < FAILED_MS) return Promise.reject(before.fault);
    const fetched = () => fetching(() => fetchPicture(url, { origins }));
    const job = files.read(name).then((kept) => (kept === null ? (read ?? fetched)() : null));
    originals.set(name, job);
    return job;
  }

  /**
   * A picture in one turn with what is made of its original, so that nobody's waits for the originals of
   * others. A host that is away does not take a picture from a page that has had it.
   */
  async function made(request: PictureRequest): Promise<Buffer> {
    const { site, url, width, format } = request;
    const name = nameOf([site, url, 'master'], 'jpg');
    const { convertPicture, makeMaster } = await converter();
    try {
      if (request.isMaster) {
        return await making(async () => convertPicture(await masterOf(request), width, format));
      }
      const bytes = await original(name, request);
      return await making(async () => {
        // Another width of it may have been made by now.
        const ready = await files.read(name);
        const master = ready ?? (await makeMaster(bytes ?? Buffer.alloc(0)));
        if (ready === null) await files.keep(name, master);
        originals.delete(name);
        return convertPicture(master, width, format);
      });
    } catch (error) {
      originals.delete(name);
      if (!(error instanceof PictureFault)) throw error;
      // Told again within its minute it is no new failure: or who asks on and on would keep it failed.
      if (failed.get(name)?.fault !== error) failed.set(name, { at: now(), fault: error });
      const old = error.trouble === 'away' ? await files.readOld(name) : null;
      if (old === null) throw error;
      await files.keep(name, old);
      return making(() => convertPicture(old, width, format));
    }
  }

  return {
    kept(request) {
      return files.read(nameOfPicture(request));
    },
    async make(request) {
      const name = nameOfPicture(request);
      if (!underWay.has(name) && waiting >= MOST_WAITING) {
        return { kind: 'busy', reason: 'many are being made' };
      }
      waiting += 1;
      try {
        const bytes = await once(name, async () => {
          const picture = await made(request);
          await files.keep(name, picture);
          return picture;
        });
        return { kind: 'picture', bytes };
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        return { kind: error.trouble, reason: error.message };
      } finally {
        waiting -= 1;
      }
    },
  };
}

/** @throws {PictureFault} */
async function masterOf({ read }: PictureRequest): Promise<Buffer> {
  const bytes = (await read?.()) ?? null;
  if (bytes === null) throw new PictureFault('away', 'not in the data folder of this server');
  return bytes;
}

/** Servers without a picture to make do not load what makes them. */
function converter() {
  return import('./convertPicture.ts');
}

function nameOfPicture({ site, url, width, format }: PictureRequest): string {
  return nameOf([site, url, width], format);
}

function nameOf(parts: readonly (string | number)[], ending: string): string {
  const text = JSON.stringify([CONVERSION, ...parts, ending]);
  return `${createHash('sha256').update(text).digest('hex').slice(0, 40)}.${ending}`;
}
