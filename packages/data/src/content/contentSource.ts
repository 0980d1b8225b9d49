import type { Content } from '@forecourt/domain';
import type { ConfigFault } from '../config/configError.ts';
import type { DealerSite } from '../config/loadSites.ts';

/** A dealer's content in one version: whole, never half of a change. */
export interface SiteContent {
  /** Of what it holds: the same content has the same version, on every server. */
  version: string;
  content: Content;
  /** Files of its own pictures, absolute, by the path that pages ask for. */
  pictures: Readonly<Record<string, string>>;
}

/** Where the content of sites comes from. */
export interface ContentSource {
  /**
   * The content that stands now: the last that had no fault, while what came after it has one. It
   * never fails, for a website without its offers still takes leads.
   */
  of(site: DealerSite): Promise<SiteContent>;
}

/** What an adapter tells of a site's content. */
export type ContentNews =
  | { kind: 'changed'; version: string }
  /** What was written cannot be used; `standing` is what shoppers see meanwhile. */
  | { kind: 'faulty'; faults: readonly ConfigFault[]; standing: 'last good' | 'sound parts' }
  /** The service that has the content does not answer. */
  | { kind: 'unreachable'; error: string; standing: 'last good' | 'nothing' };

/** Called once for each change, fault and outage. */
export type OnContentNews = (site: DealerSite, news: ContentNews) => void;
