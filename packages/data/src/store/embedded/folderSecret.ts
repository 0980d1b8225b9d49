import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

/** `Store.secret` of a data folder, readable by its owner alone. */
export async function folderSecret(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, 'secret');
  const kept = await readFile(file).catch(() => null);
  if (kept !== null && kept.length === BYTES) return kept;
  await mkdir(dataFolder, { recursive: true });
  const made = randomBytes(BYTES);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, made, { mode: 0o600 });
  // Of two that start at once, one is first; the other takes what that has written.
  if (kept !== null) await rm(file, { force: true });
  const isFirst = await link(draft, file).then(
    () => true,
    () => false,
  );
  await rm(draft, { force: true });
  return isFirst ? made : readFile(file);
}
