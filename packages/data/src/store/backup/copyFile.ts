import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupFile } from './backupManifest.ts';

/**
 * Copies a file for its owner alone, and has its content on disk; tells what was copied.
 *
 * @param path below both folders, with `/`
 */
export async function copyFile(from: string, to: string, path: string): Promise<BackupFile> {
  // What a link leads to may lie anywhere.
  const source = await open(join(from, path), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const copy = await open(target, 'wx', 0o600);
    try {
      const copied = await hashed(source, (part) => copy.writeFile(part));
      await copy.sync();
      return { path, ...copied };
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}

/** Tells what a file that is there holds, once that is on disk. */
export async function describeFile(folder: string, path: string): Promise<BackupFile> {
  const file = await open(join(folder, path), 'r+');
  try {
    await file.sync();
    return { path, ...(await hashed(file, async () => undefined)) };
  } finally {
    await file.close();
  }
}

async function hashed(file: FileHandle, take: (part: Uint8Array) => Promise<void>) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of file.createReadStream({ autoClose: false })) {
    hash.update(part as Uint8Array);
    bytes += (part as Uint8Array).length;
    await take(part as Uint8Array);
  }
  return { bytes, sha256: hash.digest('hex') };
}
