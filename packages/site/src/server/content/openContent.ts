import { join } from 'node:path';
import {
  type ContentSource,
  type DealerSite,
  folderContent,
  httpContent,
  keptContent,
} from '@forecourt/data';
import { isFixedAddress } from '../../pages/pagePatterns.ts';
import type { Log } from '../log/log.ts';
import { contentNews } from './contentNews.ts';

export interface ContentPlaceOptions {
  /** A service that has the content of all sites; `null` is a folder beside each site.json. */
  contentUrl: string | null;
  dataFolder: string;
  log: Log;
}

/** The content of all sites, from where the settings say. */
export function openContent({ contentUrl, dataFolder, log }: ContentPlaceOptions): ContentSource {
  const options = {
    kept: keptContent(join(dataFolder, 'content')),
    onNews: contentNews(log),
    isTaken: isFixedAddress,
  };
  return contentUrl === null
    ? folderContent(options)
    : httpContent({ ...options, url: contentUrl });
}

/**
 * Reads the content of sites one after another, beside the first pages: a broken file is told now, not when
 * a shopper comes. A folder that cannot be looked at keeps none of the others from being read.
 */
export async function readContent(
  content: ContentSource,
  sites: readonly DealerSite[],
  isStopping: () => boolean,
): Promise<void> {
  for (const site of sites) if (!isStopping()) await content.of(site).catch(() => undefined);
}
