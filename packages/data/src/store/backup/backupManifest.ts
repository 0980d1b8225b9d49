import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@forecourt/domain';
import { z } from 'zod';
import { BackupFailed } from '../storeErrors.ts';

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json';

/** Folders of a data folder that are copied as they are, beside the databases and the secret. */
export const FOLDERS = ['photos', 'delivered', 'content'] as const;
export const SECRET = 'secret';

const FORMAT = 1;

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** Of Forecourt, that made it. */
  version: z.string(),
  /** ISO 8601, UTC: what was acknowledged by then is in it. */
  at: z.iso.datetime(),
  /** How many each site has. */
  leads: z.record(z.string(), z.int().nonnegative()),
  files: z.array(
    z.strictObject({
      /** Below the folder, with `/` on every machine. */
      path: z.string().refine(isOurs),
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupFile = BackupManifest['files'][number];

export function manifestOf(parts: Omit<BackupManifest, 'format'>): BackupManifest {
  return { format: FORMAT, ...parts };
}

/** @throws BackupFailed where there is none, or none of these */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) {
    throw new BackupFailed(
      `"${folder}" has no readable ${MANIFEST}, which is what a backup gets last.`,
      'It is no backup, or one that never ended, and what is missing cannot be told, so nothing was restored.',
      'Name the folder that forecourt backup was given, or an older backup.',
    );
  }
  const read = manifestSchema.safeParse(parseJson(text));
  if (read.success && read.data.files.some(({ path }) => path === 'leads.sqlite')) return read.data;
  throw new BackupFailed(
    `${MANIFEST} of "${folder}" is not as this version of forecourt backup writes it.`,
    'What else the backup has cannot be checked against it, so nothing was restored.',
    'Take another backup, or restore with the version that made it.',
  );
}

/** A name that leads nowhere but to what a backup holds. */
function isOurs(path: string): boolean {
  const steps = path.split('/');
  if (steps.some((step) => step === '' || step === '.' || step === '..')) return false;
  if (/[\\\0]/.test(path)) return false;
  const isFile = steps.length === 1;
  return isFile
    ? path === SECRET || /^[a-z]+\.sqlite$/.test(path)
    : FOLDERS.some((name) => name === steps[0]);
}
