import { open } from 'node:fs/promises';

/** Without it a power cut may forget the name of a file whose content is on disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
