import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { DealerSite } from '../../config/loadSites.ts';
import { type FaultServer, startFaultServer } from '../../testing/faultServer.ts';
import type { ContentNews, ContentSource } from '../contentSource.ts';
import { httpContent } from '../httpContent.ts';
import { keptContent } from '../keptContent.ts';
import { type ContentPlace, contentSite } from './contentPlace.ts';

/** What must be told nowhere. */
export const PASSWORD = 'p4ss-that-no-log-may-hold';

export interface HttpPlace extends ContentPlace {
  server: FaultServer;
  /** @param budgetMs what an answer may take, in place of the default */
  open(clock?: 'own' | 'real', budgetMs?: number): ContentSource;
  /** Answers for a site with this text from now on; `null` knows nothing of it. */
  answer(text: string | null, site: DealerSite): void;
  /** Access that the requests so far brought, each once. */
  access: ReadonlySet<string | undefined>;
  /** What was told of one site. */
  newsOf(site: DealerSite): readonly ContentNews[];
  /** Moves the clock of the sources. */
  pass(ms: number): void;
}

/** A service that has the content of every site, in one document each. */
export async function httpPlace(): Promise<HttpPlace> {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  const told: { site: DealerSite; news: ContentNews }[] = [];
  const news: ContentNews[] = [];
  const access = new Set<string | undefined>();
  const documents = new Map<string, Map<string, string>>();
  const answers = new Map<string, string | undefined>();
  let clock = 1_000;

  const server = await startFaultServer((_body, { url, headers }) => {
    access.add(headers.authorization);
    const slug = /^\/content\/v1\/([\w-]+)\/content\.json$/.exec(url ?? '')?.[1] ?? '';
    return answers.get(slug);
  });

  let opened = 0;
  return {
    news,
    server,
    access,
    newsOf: (site) => told.filter((one) => one.site.key === site.key).map((one) => one.news),
    site: (slug) => contentSite(slug, join(root, slug)),
    async write(name, document, site) {
      const written = documents.get(site.key) ?? new Map<string, string>();
      documents.set(site.key, written.set(name, JSON.stringify(document)));
      answers.set(site.key, answerOf(written));
    },
    answer: (text, site) => void answers.set(site.key, text ?? undefined),
    pass: (ms) => void (clock += ms),
    open(kind, budgetMs) {
      opened += 1;
      return httpContent({
        url: `${server.url.replace('//', `//reader:${PASSWORD}@`)}/content/v1/`,
        kept: keptContent(join(root, 'kept')),
        onNews: (site, one) => {
          told.push({ site, news: one });
          news.push(one);
        },
        ...(budgetMs !== undefined && { budgetMs }),
        random: () => 0.5,
        ...(kind !== 'real' && { now: () => clock }),
      });
    },
    async later(source, site) {
      const before = server.requests();
      // A site asks one question at a time: with the second the first has been taken whole. Each
      // other source that was opened may have one under way.
      const enough = before + 1 + opened;
      await vi.waitFor(
        async () => {
          clock += 1_000;
          await source.of(site);
          if (server.requests() < enough) throw new Error('The service was not asked yet.');
        },
        { interval: 5, timeout: 5_000 },
      );
      return source.of(site);
    },
    async close() {
      await server.close();
      await rm(root, { recursive: true, maxRetries: 3 });
    },
  };
}

/** The documents of a folder in one, each under its key. */
function answerOf(written: ReadonlyMap<string, string>): string {
  const members = (names: readonly string[], keyOf: (name: string) => string) =>
    names.map((name) => `${JSON.stringify(keyOf(name))}:${written.get(name)}`);
  const names = [...written.keys()];
  const pages = members(
    names.filter((name) => name.startsWith('pages/')),
    (name) => name.slice('pages/'.length),
  );
  const others = members(
    names.filter((name) => !name.startsWith('pages/')),
    (name) => name.replace('.json', ''),
  );
  return `{${[...others, ...(pages.length > 0 ? [`"pages":{${pages.join(',')}}`] : [])].join(',')}}`;
}
