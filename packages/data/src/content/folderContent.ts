import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyContent } from '@forecourt/domain';
import type { ConfigFault } from '../config/configError.ts';
import type { DealerSite } from '../config/loadSites.ts';
import type { ContentSource, OnContentNews, SiteContent } from './contentSource.ts';
import { folderStamp, readFolder } from './folderDocuments.ts';
import type { KeptContent } from './keptContent.ts';
import { oncePerSite } from './oncePerSite.ts';
import { type ReadContentOptions, readContent } from './readContent.ts';

export interface FolderContentOptions extends Pick<ReadContentOptions, 'isTaken'> {
  kept: KeptContent;
  onNews: OnContentNews;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
}

/** Milliseconds for which a folder that was looked at is taken for unchanged. */
const LOOK_MS = 500;
/** Milliseconds in which nothing may change any more before a change counts as whole. */
const SETTLED_MS = 120;
/** How often a folder that goes on changing is waited for, before it is read as it is. */
const MOST_WAITS = 8;

interface Known {
  stamp: string;
  lookedAt: number;
  content: SiteContent;
  /** A look that is under way, which all requests of a moment share. */
  looking: Promise<void> | null;
}

/**
 * Content from a folder `content` beside a site's `site.json`. It is looked at when a page is asked
 * for and half a second has passed: a change is live with the next page, works on every file system,
 * and a thousand quiet sites cost nothing. A change is taken whole, once nothing moves any more.
 */
export function folderContent({
  kept,
  onNews,
  now = () => performance.now(),
  ...rules
}: FolderContentOptions): ContentSource {
  const knownOf = oncePerSite(first);

  async function first(site: DealerSite): Promise<Known> {
    const folder = folderOf(site);
    const stamp = await folderStamp(folder);
    const read = await readSite(site, folder, rules);
    const known: Known = { stamp, lookedAt: now(), content: read.content, looking: null };
    if (read.faults.length === 0) {
      if (stamp !== '') await kept.write(site, read.content);
      return known;
    }
    // Started with a fault: what stood before it goes on, else what of it is sound.
    const last = await kept.read(site);
    onNews(site, {
      kind: 'faulty',
      faults: read.faults,
      standing: last === null ? 'sound parts' : 'last good',
    });
    return { ...known, content: last ?? read.content };
  }

  async function look(site: DealerSite, known: Known): Promise<void> {
    const folder = folderOf(site);
    let stamp = await folderStamp(folder);
    if (stamp === known.stamp) return;
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      await sleep(SETTLED_MS);
      const after = await folderStamp(folder);
      if (after === stamp) break;
      stamp = after;
    }
    const { content, faults } = await readSite(site, folder, rules);
    known.stamp = stamp;
    if (faults.length > 0) {
      onNews(site, { kind: 'faulty', faults, standing: 'last good' });
      return;
    }
    if (content.version === known.content.version) return;
    known.content = content;
    onNews(site, { kind: 'changed', version: content.version });
    await kept.write(site, content);
  }

  return {
    async of(site) {
      const known = await knownOf(site);
      if (now() - known.lookedAt >= LOOK_MS) {
        known.looking ??= look(site, known)
          // A folder that cannot be looked at leaves what stands.
          .catch(() => undefined)
          .finally(() => {
            known.lookedAt = now();
            known.looking = null;
          });
        await known.looking;
      }
      return known.content;
    },
  };
}

/** Reads a site's content folder as it is now, with every fault: what `forecourt check` asks. */
export async function readSiteContent(
  site: DealerSite,
  rules: Pick<ReadContentOptions, 'isTaken'> = {},
): Promise<{ content: SiteContent; faults: readonly ConfigFault[] }> {
  return readSite(site, folderOf(site), rules);
}

function folderOf(site: DealerSite): string {
  return join(site.folder, 'content');
}

async function readSite(
  site: DealerSite,
  folder: string,
  rules: Pick<ReadContentOptions, 'isTaken'>,
): Promise<{ content: SiteContent; faults: readonly ConfigFault[] }> {
  const documents = await readFolder(folder);
  const nameOf = (document: string) => relative(process.cwd(), join(folder, document));
  const { content, faults } =
    documents.texts.size === 0
      ? { content: emptyContent, faults: [] }
      : readContent(documents, { nameOf, imageHosts: site.config.imageHosts, ...rules });
  const unread = documents.unread.map(({ name, fault, remedy }) => ({
    file: nameOf(name),
    key: '',
    fault,
    remedy,
  }));
  return {
    content: { version: documents.digest, content, pictures: documents.files },
    faults: [...faults, ...unread],
  };
}
