import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Databases of a data folder. `leads` is there whenever one is, and is open in whoever has the store open. */
export const STORE_FILES = [
  'leads',
  'stock',
  'activity',
  'accounts',
  'alerts',
  'journeys',
  'changes',
] as const;

export function storeFile(folder: string, name: (typeof STORE_FILES)[number]): string {
  return join(folder, `${name}.sqlite`);
}

/** Paths of those that a folder has. */
export function storeFilesIn(folder: string): string[] {
  return STORE_FILES.map((name) => storeFile(folder, name)).filter((path) => existsSync(path));
}
