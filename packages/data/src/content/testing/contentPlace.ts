import type { DealerSite } from '../../config/loadSites.ts';
import { parseSiteConfig } from '../../config/parseSiteConfig.ts';
import type { SiteKey } from '../../store/store.ts';
import type { ContentNews, ContentSource, SiteContent } from '../contentSource.ts';

/** A place where authors write the content of sites, and a source that reads it there. */
export interface ContentPlace {
  /** A site of the place. */
  site(slug: string): DealerSite;
  /** Writes a document: a page as its text, any other as what stands in it. */
  write(name: string, document: string | object, site: DealerSite): Promise<void>;
  /**
   * A source of this place, as after a start.
   *
   * @param clock its own, which `later` moves, or the real one
   */
  open(clock?: 'own' | 'real'): ContentSource;
  /** The content once all that was written has been seen. */
  later(source: ContentSource, site: DealerSite): Promise<SiteContent>;
  /** What was told so far. */
  news: readonly ContentNews[];
  close(): Promise<void>;
}

/** A site whose pictures may come from pictures.example. */
export function contentSite(slug: string, folder: string): DealerSite {
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const config = parseSiteConfig(
    'site.json',
    { slug, template: 'wire', name: slug, locations, imageHosts: ['pictures.example'] },
    {},
  );
  return { key: slug as SiteKey, config, folder };
}

/** An offer with what it needs. */
export function anOffer(id: string, more: object = {}): object {
  return { id, name: `Offer ${id}`, ...more };
}

/** A page with what it needs. */
export function aPage(title: string, body = ''): string {
  return `---\ntitle: ${title}\n---\n${body}`;
}
