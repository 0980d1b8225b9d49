import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { syncFolder } from '../disk/syncFolder.ts';
import type { SiteKey } from '../store/siteKey.ts';
import { PictureFault } from './fetchPicture.ts';
import { nearestGround } from './photoGrounds.ts';

/** What the addresses of photos begin with that came as files: paths on the dealer's own site. */
export const STOCK_PHOTOS = '/stock-photos/';

/** What became of a file: a photo of this address, which was there before or not. */
export interface KeptPhoto {
  /** `/stock-photos/{40 hex digits}~{letter}.jpg`, as the same photo always has; the letter is of `photoGrounds`. */
  url: string;
  isNew: boolean;
}

/** Photos of vehicles that came as files, and that nobody else has: `{folder}/{site}/{digest}~{letter}.jpg`. */
export interface StockPhotos {
  /**
   * Keeps a photo, upright, at most 1,920 pixels, without what a camera wrote into it.
   *
   * @param now milliseconds since 1970 UTC: it is needed from then on
   * @param options `isDry` judges it, and keeps nothing
   * @throws {PictureFault} where it is none
   * @throws {NoRoomForPhotos}
   */
  keep(
    site: SiteKey,
    original: Buffer,
    now: number,
    options?: { isDry?: boolean },
  ): Promise<KeptPhoto>;
  /** What was kept is on disk, whatever happens to the machine. */
  settle(site: SiteKey): Promise<void>;
  /** `null` where it is no address of one, or it is not there. */
  read(site: SiteKey, url: string): Promise<Buffer | null>;
  /** Whether it is there. */
  has(site: SiteKey, url: string): Promise<boolean>;
  /**
   * Removes photos that were needed last more than a week ago; resolves to how many.
   *
   * @param needed resolves to the addresses that some stock names which is served; asked where there are any
   * @param now milliseconds since 1970 UTC
   */
  sweep(site: SiteKey, needed: () => Promise<ReadonlySet<string>>, now: number): Promise<number>;
}

/** The disk has no room for photos: what is left of it is for leads. */
export class NoRoomForPhotos extends Error {
  override readonly name = 'NoRoomForPhotos';

  constructor(folder: string, freeBytes: number) {
    super(`${Math.floor(freeBytes / 2 ** 20)} MiB are free in ${folder}`);
  }
}

export interface StockPhotosOptions {
  /** Of all sites; `stock-photos` of the data folder. */
  folder: string;
  /** Bytes that photos leave free, default 256 MiB. */
  leaveBytes?: number;
}

const LEAVE_BYTES = 256 * 1024 * 1024;
/** Changes with what is made of a photo, so that a further import makes it anew. */
const CONVERSION = 1;
/** Pixels of the shorter side; less is a dot that counts visits, or an icon. */
const LEAST_PIXELS = 64;
const DAY = 86_400_000;
/** So long a visitor may have a page of an earlier stock, or a proxy keep one. */
const KEEP_MS = 7 * DAY;
const NAME = /^[0-9a-f]{40}~[a-l]\.jpg$/;
const DIGEST = 40;

export function openStockPhotos({
  folder,
  leaveBytes = LEAVE_BYTES,
}: StockPhotosOptions): StockPhotos {
  const folderOf = (site: SiteKey) => join(folder, site);
  /** Names by digests: the letter of a photo is known once it was made. */
  const named = new Map<SiteKey, Promise<Map<string, string>>>();

  function namesOf(site: SiteKey): Promise<Map<string, string>> {
    const known = named.get(site);
    if (known !== undefined) return known;
    const read = readdir(folderOf(site))
      .catch((): string[] => [])
      .then((all) => new Map(all.filter(isName).map((name) => [name.slice(0, DIGEST), name])));
    named.set(site, read);
    return read;
  }

  function pathOf(site: SiteKey, url: string): string | null {
    const name = url.startsWith(STOCK_PHOTOS) ? url.slice(STOCK_PHOTOS.length) : '';
    return isName(name) ? join(folderOf(site), name) : null;
  }

  async function write(site: SiteKey, path: string, bytes: Buffer): Promise<void> {
    await mkdir(folderOf(site), { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < leaveBytes + bytes.length) throw new NoRoomForPhotos(folder, free);
    await writeWhole(path, bytes);
  }

  return {
    async keep(site, original, now, { isDry = false } = {}) {
      const hash = createHash('sha256').update(`${CONVERSION}\n`).update(original).digest('hex');
      const digest = hash.slice(0, DIGEST);
      const names = await namesOf(site);
      const known = names.get(digest);
      if (known !== undefined && (await isThere(join(folderOf(site), known), isDry ? null : now))) {
        return { url: `${STOCK_PHOTOS}${known}`, isNew: false };
      }
      const { makeMaster, meanColour } = await import('./convertPicture.ts');
      const master = await makeMaster(original);
      const { width, height } = imageSize(master);
      if (Math.min(width, height) < LEAST_PIXELS) throw new PictureFault('gone', 'too small');
      const name = `${digest}~${nearestGround(await meanColour(master))}.jpg`;
      if (!isDry) {
        await write(site, join(folderOf(site), name), master);
        names.set(digest, name);
      }
      return { url: `${STOCK_PHOTOS}${name}`, isNew: true };
    },

    settle: (site) => syncFolder(folderOf(site)),

    async read(site, url) {
      const path = pathOf(site, url);
      return path === null ? null : readFile(path).catch(() => null);
    },

    async has(site, url) {
      const path = pathOf(site, url);
      return path !== null && (await stat(path).catch(() => null)) !== null;
    },

    async sweep(site, needed, now) {
      const names = await readdir(folderOf(site)).catch(() => []);
      if (names.length === 0) return 0;
      const isNeeded = await needed();
      let swept = 0;
      for (const name of names) {
        const path = join(folderOf(site), name);
        const { mtimeMs: at } = await stat(path).catch(() => ({ mtimeMs: now }));
        if (isNeeded.has(`${STOCK_PHOTOS}${name}`)) {
          if (now - at > DAY) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
        } else if (now - at > KEEP_MS) {
          await rm(path, { force: true });
          swept += 1;
        }
      }
      return swept;
    },
  };
}

function isName(name: string): boolean {
  return NAME.test(name);
}

/** @param neededAt notes that it is needed still, milliseconds since 1970 UTC */
async function isThere(path: string, neededAt: number | null): Promise<boolean> {
  try {
    await (neededAt === null ? stat(path) : utimes(path, neededAt / 1000, neededAt / 1000));
    return true;
  } catch {
    return false;
  }
}

/** Under its own name it is always whole; whoever keeps the same at once writes the same. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
