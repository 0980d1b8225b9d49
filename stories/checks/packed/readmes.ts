import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { packages } from './release.ts';
import { repository } from './shell.ts';

export interface Example {
  /** Text of each file that the README shows, by its path. */
  files: Readonly<Record<string, string>>;
  /** What it says the example prints, if it says so. */
  prints: string | null;
}

/**
 * The example of a package's README: each block that follows a line with a file's path, such as
 * `` `app/root.tsx`: ``.
 */
export async function exampleOf(name: (typeof packages)[number]): Promise<Example> {
  const readme = await readFile(join(repository, 'packages', name, 'README.md'), 'utf8');
  const blocks = readme.matchAll(/^`([^`\n]+)`[^\n]*:\n\n```\w+\n(.*?)^```$/gms);
  const [, prints = null] = /^prints\n\n```text\n(.*?)^```$/ms.exec(readme) ?? [];
  return { files: Object.fromEntries([...blocks].map(([, path, text]) => [path, text])), prints };
}

/** Writes texts into files of a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
