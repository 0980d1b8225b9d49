import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DealerSite } from '../../config/loadSites.ts';
import type { ContentNews } from '../contentSource.ts';
import { folderContent } from '../folderContent.ts';
import { keptContent } from '../keptContent.ts';
import { type ContentPlace, contentSite } from './contentPlace.ts';

export interface FolderPlace extends ContentPlace {
  /** Writes a file of a content folder as it is. */
  writeFile(name: string, content: string | Buffer, site: DealerSite): Promise<void>;
  /** Moves the clock of the sources. */
  pass(ms: number): void;
}

/** Folders of content beside each site's configuration. */
export async function folderPlace(): Promise<FolderPlace> {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  const news: ContentNews[] = [];
  let clock = 1_000;

  async function put(name: string, content: string | Buffer, site: DealerSite) {
    const file = join(site.folder, 'content', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  return {
    news,
    site: (slug) => contentSite(slug, join(root, slug)),
    write: (name, document, site) =>
      put(name, typeof document === 'string' ? document : JSON.stringify(document), site),
    writeFile: put,
    pass: (ms) => void (clock += ms),
    open: (kind = 'own') =>
      folderContent({
        kept: keptContent(join(root, 'kept')),
        onNews: (_site, told) => void news.push(told),
        ...(kind === 'own' && { now: () => clock }),
      }),
    async later(source, site) {
      // The first look is the one at a start.
      await source.of(site);
      clock += 500;
      return source.of(site);
    },
    close: () => rm(root, { recursive: true }),
  };
}
