import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lead, photoName } from '@forecourt/domain';
import { syncFolder } from '../disk/syncFolder.ts';
import type { SiteKey } from '../store/store.ts';
import { noPhoto, type ReadPhoto } from './email/mailPhotos.ts';
import type { Delivery } from './port/delivery.ts';

export interface DeliveredFolder {
  /** Each site gets a folder in it, each lead a file, `{folder}/{site}/{leadId}.json`, and its photos, `{leadId}-photo-1.jpg`. */
  folder: string;
}

export interface FileDeliveryOptions extends DeliveredFolder {
  /** What a file says of a lead: what a webhook is told. */
  jsonOf(lead: Lead): object;
  /** Default: none is kept anywhere. */
  readPhoto?: ReadPhoto | undefined;
}

/**
 * Delivers leads as files for a person or a program to pick up. A `.json` file is always whole and
 * on disk. A crash may leave a hidden `.tmp` file behind: `sweepUnfinished` removes it.
 */
export function fileDelivery({
  folder,
  jsonOf,
  readPhoto = noPhoto,
}: FileDeliveryOptions): Delivery {
  return {
    async deliver(lead) {
      const siteFolder = join(folder, fileName(lead.site));
      const isNew = await mkdir(siteFolder, { recursive: true, mode: 0o700 });
      if (isNew !== undefined) await syncFolder(folder);

      const put = async (name: string, content: string | Buffer) => {
        const temporary = join(siteFolder, `.${randomUUID()}.tmp`);
        await writeSynced(temporary, content);
        await rename(temporary, join(siteFolder, name));
      };
      const id = fileName(lead.id);
      // Whoever sees the lead finds its photos there.
      for (const [index, photo] of (lead.photos ?? []).entries()) {
        const content = await readPhoto(lead.site as SiteKey, photo);
        if (content !== null) await put(`${id}-${photoName(photo, index)}`, content);
      }
      await put(`${id}.json`, `${JSON.stringify(jsonOf(lead), null, 2)}\n`);
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
export async function sweepUnfinished({ folder }: DeliveredFolder, before: number) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}

/** Takes the files of leads away that were delivered there; what is not there was taken by somebody. */
export async function eraseDelivered(
  { folder }: DeliveredFolder,
  site: string,
  leadIds: readonly string[],
): Promise<void> {
  const at = join(folder, fileName(site));
  // Looked through once, however many leads go.
  const photos = (await readdir(at).catch(() => [])).filter((name) => PHOTO.test(name));
  const ids = new Set(leadIds);
  for (const name of photos) {
    if (ids.has(name.replace(PHOTO, ''))) await rm(join(at, name), { force: true });
  }
  for (const id of leadIds) await rm(join(at, `${fileName(id)}.json`), { force: true });
}

const PHOTO = /-photo-\d\.[a-z]+$/;
const UNFINISHED = /(?:^|[/\\])\.[0-9a-f-]{36}\.tmp$/;

function fileName(part: string): string {
  if (/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part)) return part;
  throw new Error('A lead whose site or id is no plain file name cannot be delivered as a file.');
}

async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
