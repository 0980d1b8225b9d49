import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Written last: without one of these it is no backup. One of a folder, one of a database (deploy/backup). */
const SIGNS = ['manifest.json', 'store.dump'];

/**
 * When the newest whole backup was made, in milliseconds since 1970; `null` where there is none.
 *
 * @param folder of FORECOURT_BACKUPS: a folder for each backup
 * @throws where it cannot be read
 */
export async function newestBackup(folder: string): Promise<number | null> {
  const whole = (await readdir(folder)).filter((name) => !name.includes('.unfinished'));
  const times = await Promise.all(
    whole.flatMap((name) =>
      SIGNS.map((sign) =>
        stat(join(folder, name, sign)).then(
          ({ mtimeMs }) => [mtimeMs],
          () => [],
        ),
      ),
    ),
  );
  const found = times.flat();
  return found.length === 0 ? null : Math.max(...found);
}
