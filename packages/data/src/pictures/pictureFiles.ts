import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files of one folder that may all be made again: those not asked for go when it grows too large. */
export interface PictureFiles {
  /** `null` where it is not there, or older than `keepMs`. */
  read(name: string): Promise<Buffer | null>;
  /** Likewise, however old it is. */
  readOld(name: string): Promise<Buffer | null>;
  /** A disk that is full keeps nobody from being answered. */
  keep(name: string, bytes: Buffer): Promise<void>;
}

export interface PictureFilesOptions {
  /** Made when something is first kept. */
  folder: string;
  mostBytes: number;
  keepMs: number;
  now(): number;
}

const PART = '.part';
const NAME = /^[0-9a-f]{40}\.\w+$/;

interface Kept {
  bytes: number;
  at: number;
}

/** @param name 40 hex digits and an ending */
export function pictureFiles(options: PictureFilesOptions): PictureFiles {
  const { folder, mostBytes, keepMs, now } = options;
  const known = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose(_, name, why) {
      if (why === 'evict') void rm(pathOf(name), { force: true }).catch(() => undefined);
    },
  });
  let scanned: Promise<void> | null = null;

  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  /** What an earlier process has kept; what it was killed over goes. */
  async function scan(): Promise<void> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (): Dirent[] => [],
    );
    const files: [string, Kept][] = [];
    for (const { name, parentPath } of entries) {
      const path = join(parentPath, name);
      if (name.endsWith(PART)) await rm(path, { force: true });
      if (!NAME.test(name)) continue;
      const found = await stat(path).catch(() => null);
      if (found !== null) files.push([name, { bytes: found.size, at: found.mtimeMs }]);
    }
    files.sort(([, one], [, other]) => one.at - other.at);
    for (const [name, kept] of files) if (!known.has(name)) known.set(name, kept);
  }

  async function readOld(name: string): Promise<Buffer | null> {
    await (scanned ??= scan());
    if (known.get(name) === undefined) return null;
    const bytes = await readFile(pathOf(name)).catch(() => null);
    if (bytes === null) known.delete(name);
    return bytes;
  }

  return {
    readOld,
    async read(name) {
      await (scanned ??= scan());
      const kept = known.peek(name);
      return kept !== undefined && now() - kept.at < keepMs ? readOld(name) : null;
    },
    async keep(name, bytes) {
      await (scanned ??= scan());
      const path = pathOf(name);
      const part = `${path}.${randomUUID()}${PART}`;
      try {
        await mkdir(join(path, '..'), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, path);
        known.set(name, { bytes: bytes.length, at: now() });
      } catch {
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}
