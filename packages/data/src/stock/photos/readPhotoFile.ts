import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** As much as is taken of a photo of another host. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Why a file's bytes were not taken. */
export type Unread = 'empty' | 'large' | 'unreadable';

/**
 * The bytes of a file that was listed. Whoever may write into the folder cannot have another file read by a
 * link that takes its place meanwhile.
 *
 * @param folder where it really is
 * @param path below it, with `/`
 */
export async function readPhotoFile(folder: string, path: string): Promise<Buffer | Unread> {
  const place = join(folder, path.replaceAll('/', sep));
  try {
    if ((await realpath(place)) !== place) return 'unreadable';
    const file = await open(
      place,
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    );
    try {
      const found = await file.stat();
      if (!found.isFile()) return 'unreadable';
      if (found.size === 0) return 'empty';
      return found.size > MOST_BYTES ? 'large' : await file.readFile();
    } finally {
      await file.close();
    }
  } catch {
    return 'unreadable';
  }
}
