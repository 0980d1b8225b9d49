import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type LeadPhoto, type PhotoProblem, photoFile } from '@forecourt/domain';
import { syncFolder } from '../disk/syncFolder.ts';
import type { SiteKey } from '../store/store.ts';
import { cleanPhoto } from './clean/cleanPhoto.ts';

export interface PhotoFolderOptions {
  /** Each site gets a folder in it: `{folder}/{site}/{id}.jpg`. */
  folder: string;
  /** Bytes that photos leave free, so that leads never want for space. */
  leaveBytes?: number;
}

/** Photos that shoppers send with their leads, as files; of nobody but their dealer. */
export interface PhotoFolder {
  /**
   * Takes out what a photo says of its maker, and keeps it: resolved with a photo, it is on disk. It is
   * swept again unless a lead names it soon.
   */
  keep(site: SiteKey, file: Buffer): Promise<LeadPhoto | { problem: PhotoProblem }>;
  /** `null` where it is not there. */
  read(site: SiteKey, photo: LeadPhoto): Promise<Buffer | null>;
  /** Where it lies. */
  pathOf(site: SiteKey, photo: LeadPhoto): string;
  /** For good; what is not there is gone already. */
  erase(site: SiteKey, photos: readonly LeadPhoto[]): Promise<void>;
  /**
   * Erases photos that no lead has come for, resolves to how many.
   *
   * @param before milliseconds since 1970 UTC; younger ones may be of a form that is being filled in
   * @param namedBy ids of the photos that leads of a site name
   */
  sweep(before: number, namedBy: (site: SiteKey) => Promise<ReadonlySet<string>>): Promise<number>;
}

const LEAVE_BYTES = 256 * 1024 * 1024;

export function photoFolder({ folder, leaveBytes = LEAVE_BYTES }: PhotoFolderOptions): PhotoFolder {
  /** Photos that were seen to be a lead's: of these no sweep need ask again. */
  const named = new Set<string>();
  const folderOf = (site: string) => join(folder, plain(site));
  const pathOf = (site: string, photo: Pick<LeadPhoto, 'id' | 'type'>) =>
    join(folderOf(site), photoFile({ ...photo, id: plain(photo.id) }));

  return {
    pathOf,

    async keep(site, file) {
      const cleaned = cleanPhoto(file);
      if ('problem' in cleaned) return cleaned;
      const { type, bytes } = cleaned;
      try {
        const isNew = await mkdir(folderOf(site), { recursive: true, mode: 0o700 });
        if (isNew !== undefined) await syncFolder(folder);
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < leaveBytes + bytes.length) return { problem: 'busy' };
        const photo: LeadPhoto = {
          id: randomBytes(24).toString('base64url'),
          ...{ type, bytes: bytes.length },
          digest: createHash('sha256').update(bytes).digest('base64url'),
        };
        await writeWhole(pathOf(site, photo), bytes);
        await syncFolder(folderOf(site));
        return photo;
      } catch {
        // A full disk, or one that cannot be written: leads come first.
        return { problem: 'busy' };
      }
    },

    async read(site, photo) {
      return readFile(pathOf(site, photo)).catch(() => null);
    },

    async erase(site, photos) {
      for (const photo of photos) await rm(pathOf(site, photo), { force: true });
    },

    async sweep(before, namedBy) {
      let swept = 0;
      const sites = await readdir(folder).catch(() => []);
      for (const site of sites as SiteKey[]) {
        const stale = await staleFiles(join(folder, site), before);
        const asked = stale.filter((file) => !named.has(`${site} ${idOf(file)}`));
        if (asked.length === 0) continue;
        const ids = await namedBy(site);
        for (const file of asked) {
          if (ids.has(idOf(file))) named.add(`${site} ${idOf(file)}`);
          else {
            await rm(join(folder, site, file), { force: true });
            swept += 1;
          }
        }
      }
      return swept;
    },
  };
}

/** The name of a file without its ending; what is half written has none of a photo. */
function idOf(file: string): string {
  return file.replace(/\.[a-z]+$/, '');
}

async function staleFiles(path: string, before: number): Promise<string[]> {
  const stale: string[] = [];
  for (const name of await readdir(path).catch(() => [])) {
    const { mtimeMs } = await stat(join(path, name)).catch(() => ({ mtimeMs: before }));
    if (mtimeMs < before) stale.push(name);
  }
  return stale;
}

function plain(part: string): string {
  if (/^[\w-][\w.-]*$/.test(part)) return part;
  throw new Error('A site or a photo whose name is no plain file name has no file.');
}

/** Under its own name it is always whole. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.tmp`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
