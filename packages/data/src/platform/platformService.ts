import { parseJson } from '@forecourt/domain';
import type { z } from 'zod';
import type { DealerSite } from '../config/loadSites.ts';
import { askService, ServiceFault, serviceAt } from '../http/askService.ts';
import { siteBreakers } from '../http/siteBreakers.ts';

export interface PlatformServiceOptions {
  /** Address of the platform, with `user:password@` where it wants them; they are told nowhere. */
  url: string;
  /** Called once for each outage of a service; what was asked is not told. */
  onNews(site: DealerSite, news: { service: string; error: string }): void;
  /** Milliseconds for an answer, to its last byte. */
  budgetMs?: number;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
}

export interface PlatformQuestion<T> {
  /** Below the platform's address. */
  path: string;
  /** Sent as JSON: what must not stand in an address. */
  body?: object;
  /** What an answer must be. */
  schema: z.ZodType<T>;
}

/** What became of a question. */
export type PlatformReply<T> =
  | { kind: 'answer'; data: T }
  /** The platform knows nothing of it. */
  | { kind: 'none' }
  /** No answer that can be read, or none is waited for now. */
  | { kind: 'down' };

/** One service of the platform, such as the look-up of number plates. */
export interface PlatformService {
  ask<T>(site: DealerSite, question: PlatformQuestion<T>): Promise<PlatformReply<T>>;
}

/** A shopper waits for it. */
const BUDGET_MS = 2_500;
const MOST_BYTES = 100_000;

/**
 * A service that is asked while a shopper waits. Each site has a breaker of its own (R12-02), so that
 * during an outage nobody waits and other dealers notice nothing.
 *
 * @param service its name, for the log
 */
export function platformService(
  service: string,
  { url, onNews, budgetMs = BUDGET_MS, now = () => performance.now() }: PlatformServiceOptions,
): PlatformService {
  const { base, access } = serviceAt(url);
  const breakers = siteBreakers(now);

  function tell(site: DealerSite, error: string | null): void {
    const isNews = breakers.record(site.key, error === null);
    if (error !== null && isNews) onNews(site, { service, error });
  }

  return {
    async ask(site, { path, body, schema }) {
      if (!breakers.admits(site.key)) return { kind: 'down' };
      const address = `${base}/${path}`;
      const budget = { budgetMs, mostBytes: MOST_BYTES };
      try {
        const question = { access, ...budget, ...(body !== undefined && { body }) };
        const answer = await askService(address, question);
        if (answer.kind !== 'text') {
          tell(site, null);
          return { kind: 'none' };
        }
        const { success, data } = schema.safeParse(parseJson(answer.text));
        if (!success) {
          throw new ServiceFault(
            `${address.replace(/\?.*$/s, '')} answers with what it should not`,
          );
        }
        tell(site, null);
        return { kind: 'answer', data };
      } catch (error) {
        tell(site, error instanceof ServiceFault ? error.message : 'failed');
        return { kind: 'down' };
      }
    },
  };
}
