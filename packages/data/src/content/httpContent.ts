import { createHash } from 'node:crypto';
import type { ConfigFault } from '../config/configError.ts';
import type { DealerSite } from '../config/loadSites.ts';
import { retryDelay } from '../delivery/retryDelay.ts';
import { type ServiceAnswer, ServiceFault } from '../http/askService.ts';
import { contentService } from './contentService.ts';
import type { ContentSource, OnContentNews, SiteContent } from './contentSource.ts';
import type { Kept, KeptContent } from './keptContent.ts';
import { oncePerSite } from './oncePerSite.ts';
import type { ReadContentOptions } from './readContent.ts';
import { noContent, readRemote } from './remoteDocuments.ts';

export interface HttpContentOptions extends Pick<ReadContentOptions, 'isTaken'> {
  /** Address of the service, with `user:password@` where it wants them; they are told nowhere. */
  url: string;
  kept: KeptContent;
  onNews: OnContentNews;
  /** Milliseconds for an answer, to its last byte. */
  budgetMs?: number;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
  /** From 0 to below 1. */
  random?: () => number;
}

const BUDGET_MS = 2_000;
/** Milliseconds for which an answer is taken for what still holds. */
const ASK_MS = 1_000;
/** What is waited beyond that after failures in a row. */
const backoff = { firstMs: 1_000, maxMs: 14_000 };

interface Known {
  content: SiteContent;
  /** Whether that had no fault. */
  isGood: boolean;
  /** Of the answer that was read last. */
  etag: string | null;
  /** Told already: the faulty answer that stands there. */
  toldOf: string | null;
  /** In a row. */
  failures: number;
  /** Whether a change is one that shoppers see. */
  isShown: boolean;
  askFrom: number;
  /** A question that is under way, which all requests of a moment share. */
  asking: Promise<void> | null;
}

/**
 * Content from a service, one document a site. It is asked when a page is, once a second at most and
 * ever less often while it fails, and no page waits for it: only the first of a site of which nothing
 * is known or kept. Sites have nothing in common, so one's outage is not another's.
 */
export function httpContent({
  url,
  kept,
  onNews,
  budgetMs = BUDGET_MS,
  now = () => performance.now(),
  random = Math.random,
  ...rules
}: HttpContentOptions): ContentSource {
  const service = contentService(url, budgetMs);
  const knownOf = oncePerSite(first);

  const read = (site: DealerSite, text: string) =>
    readRemote(text, {
      address: service.addressOf(site),
      imageHosts: site.config.imageHosts,
      ...rules,
    });

  /** What was kept stands, read anew by today's rules where that can be. */
  function standing(site: DealerSite, { answer, ...content }: Kept) {
    if (answer?.address === service.addressOf(site)) {
      const again = read(site, answer.text);
      if (again.faults.length === 0) return { content: again.content, etag: answer.etag };
    }
    return { content, etag: null };
  }

  async function first(site: DealerSite): Promise<Known> {
    const last = await kept.read(site);
    const known: Known = {
      ...(last === null ? { content: noContent(), etag: null } : standing(site, last)),
      isGood: last !== null,
      toldOf: null,
      failures: 0,
      isShown: last !== null,
      askFrom: now(),
      asking: null,
    };
    if (last === null) await ask(site, known);
    known.isShown = true;
    return known;
  }

  /** Never fails: a service that does is told of, once an outage. */
  async function ask(site: DealerSite, known: Known): Promise<void> {
    try {
      const answer = await service.ask(site, known.etag);
      if (answer.kind === 'text') await take(site, known, answer);
      // A service that has lost its data would take a website's own away.
      if (answer.kind === 'none' && known.isGood) {
        throw new ServiceFault(`${service.addressOf(site)} is not there any more`);
      }
      known.failures = 0;
    } catch (error) {
      known.failures += 1;
      if (known.failures === 1) {
        onNews(site, {
          kind: 'unreachable',
          error:
            error instanceof ServiceFault
              ? error.message
              : `${service.addressOf(site)} answers with what cannot be read`,
          standing: known.isGood ? 'last good' : 'nothing',
        });
      }
    } finally {
      const { failures } = known;
      const more = failures === 0 ? 0 : retryDelay(failures - 1, random(), backoff);
      known.askFrom = now() + ASK_MS + more;
    }
  }

  async function take(
    site: DealerSite,
    known: Known,
    { text, etag }: Extract<ServiceAnswer, { kind: 'text' }>,
  ): Promise<void> {
    const { content, faults } = read(site, text);
    const isSame = content.version === known.content.version;
    const isKept = known.isGood && isSame && etag === known.etag;
    known.etag = etag;
    if (faults.length > 0) {
      const one = createHash('sha256').update(text).digest('base64url');
      if (!known.isGood) known.content = content;
      if (known.toldOf === one) return;
      known.toldOf = one;
      const stands = known.isGood ? 'last good' : 'sound parts';
      onNews(site, { kind: 'faulty', faults, standing: stands });
      return;
    }
    known.toldOf = null;
    known.isGood = true;
    if (!isSame) known.content = content;
    if (!isSame && known.isShown) onNews(site, { kind: 'changed', version: content.version });
    if (!isKept) {
      const answer = { address: service.addressOf(site), etag, text };
      await kept.write(site, { ...content, answer });
    }
  }

  return {
    async of(site) {
      const known = await knownOf(site);
      if (now() >= known.askFrom) {
        known.asking ??= ask(site, known).finally(() => {
          known.asking = null;
        });
      }
      return known.content;
    },
  };
}

/** Reads a site's content at the service as it is now, with every fault: what `forecourt check` asks. */
export async function readHttpContent(
  site: DealerSite,
  { url, budgetMs = BUDGET_MS, ...rules }: Pick<HttpContentOptions, 'url' | 'budgetMs' | 'isTaken'>,
): Promise<{ isThere: boolean; faults: readonly ConfigFault[] }> {
  const service = contentService(url, budgetMs);
  const address = service.addressOf(site);
  try {
    const answer = await service.ask(site, null);
    if (answer.kind !== 'text') return { isThere: false, faults: [] };
    const { imageHosts } = site.config;
    return { isThere: true, ...readRemote(answer.text, { address, imageHosts, ...rules }) };
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error;
    const fault = error.message.slice(address.length + 1);
    const remedy = 'See that the service runs, and that FORECOURT_CONTENT_URL is its address.';
    return { isThere: false, faults: [{ file: address, key: '', fault, remedy }] };
  }
}
