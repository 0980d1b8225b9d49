import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '@forecourt/domain';
import type { Delivery } from './delivery.ts';

export interface FileDeliveryOptions {
  /** Each site gets a folder in it, each lead a file: `{folder}/{site}/{leadId}.json`. */
  folder: string;
}

/**
 * Delivers leads as files for a person or a program to pick up. A `.json` file is always whole and
 * on disk. A crash may leave a hidden `.tmp` file behind: `sweepUnfinished` removes it.
 */
export function fileDelivery({ folder }: FileDeliveryOptions): Delivery {
  return {
    async deliver(lead) {
      const siteFolder = join(folder, fileName(lead.site));
      const isNew = await mkdir(siteFolder, { recursive: true, mode: 0o700 });
      if (isNew !== undefined) await syncFolder(folder);

      const temporary = join(siteFolder, `.${randomUUID()}.tmp`);
      await writeSynced(temporary, toJson(lead));
      await rename(temporary, join(siteFolder, `${fileName(lead.id)}.json`));
      await syncFolder(siteFolder);
    },
  };
}

/**
 * Removes what deliveries that were killed left behind: it is a lead's personal data, and the lead
 * itself is still in the outbox.
 *
 * @param before milliseconds since 1970 UTC; younger files may be another process's work under way
 */
export async function sweepUnfinished({ folder }: FileDeliveryOptions, before: number) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}

const UNFINISHED = /(?:^|[/\\])\.[0-9a-f-]{36}\.tmp$/;

function toJson(lead: Lead): string {
  return `${JSON.stringify(lead, null, 2)}\n`;
}

function fileName(part: string): string {
  if (/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part)) return part;
  throw new Error('A lead whose site or id is no plain file name cannot be delivered as a file.');
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without it a power cut may forget the name of a file whose content is on disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
