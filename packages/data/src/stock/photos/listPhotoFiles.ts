import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { FileFault } from '../faults/fileFault.ts';

/** Files of a folder that were not taken for photos, and why. */
export type StrayFile = { file: string; why: 'link' | 'format' | 'unreadable' };

export interface PhotoFiles {
  /** Where it really is. */
  folder: string;
  /** Paths below it, with `/`. */
  files: readonly string[];
  strays: readonly StrayFile[];
}

const PHOTO = /\.(?:jpe?g|jfif|png|webp|avif)$/i;
/** Pictures that are none of these: whoever put them there expects to see them. */
const OTHER_PICTURE = /\.(?:gif|heic|heif|tiff?|bmp|svg|raw|cr2|cr3|nef|dng|psd|pdf)$/i;
/** What machines leave behind by themselves. */
const LITTER = /^(?:\.|thumbs\.db$|desktop\.ini$|__macosx$|@eadir$)/i;
/** More than any dealer has: somebody named the wrong folder. */
const MOST_FILES = 200_000;

/**
 * The photos in a folder and the folders in it. Links are not followed, for they may lead out of it; other
 * files, such as the feed, are nobody's business.
 *
 * @throws {FileFault} where there is no such folder, or it holds more than a dealer's photos
 */
export async function listPhotoFiles(named: string): Promise<PhotoFiles> {
  const folder = await realpath(named).catch(() => named);
  const files: string[] = [];
  const strays: StrayFile[] = [];
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const entries = await entriesIn(folder, below, named);
    if (entries === null) strays.push({ file: below, why: 'unreadable' });
    for (const entry of entries ?? []) {
      if (LITTER.test(entry.name)) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isSymbolicLink()) strays.push({ file: path, why: 'link' });
      else if (entry.isFile() && PHOTO.test(entry.name)) files.push(path);
      else if (OTHER_PICTURE.test(entry.name)) strays.push({ file: path, why: 'format' });
    }
    if (files.length + waiting.length > MOST_FILES) throw tooMany(named);
  }
  return { folder, files, strays };
}

/** `null` where a folder in it may not be read. */
async function entriesIn(folder: string, below: string, named: string): Promise<Dirent[] | null> {
  try {
    return await readdir(`${folder}/${below}`, { withFileTypes: true });
  } catch (error) {
    if (below !== '') return null;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new FileFault(
      `The folder of photos ${named} cannot be read (${code}).`,
      'Give --photos a folder that is there and that you may read.',
    );
  }
}

function tooMany(named: string): FileFault {
  return new FileFault(
    `The folder of photos ${named} holds more than ${MOST_FILES.toLocaleString('en-AU')} files, so it is hardly a dealer's photos.`,
    'Give --photos the folder of this dealer alone.',
  );
}
