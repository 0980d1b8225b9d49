import { parseJson, type SiteRating } from '@forecourt/domain';
import { z } from 'zod';
import type { DealerSite } from '../config/loadSites.ts';
import { retryDelay } from '../delivery/retryDelay.ts';
import { askService, ServiceFault, serviceAt } from '../http/askService.ts';
import { platformPaths } from './platformPaths.ts';
import type { OnReviewsNews, SiteReviews } from './siteReviews.ts';

export interface HttpSiteReviewsOptions {
  /** Address of the platform, with `user:password@` where it wants them; they are told nowhere. */
  url: string;
  onNews: OnReviewsNews;
  /** Milliseconds for an answer, to its last byte. */
  budgetMs?: number;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
  /** From 0 to below 1. */
  random?: () => number;
}

const PROVIDER = 'Snap21';
const BUDGET_MS = 2_000;
const MOST_BYTES = 100_000;
/** Milliseconds for which an answer is taken for what still holds: a rating changes by the week. */
const ASK_MS = 600_000;
/** What is waited after failures in a row. */
const backoff = { firstMs: 30_000, maxMs: ASK_MS };

const { path, keys } = platformPaths.snap21;
const outOfFive = z.number().min(0).max(5);
const answerSchema = z.object({ [keys.rating]: outOfFive, [keys.stars]: outOfFive });

interface Known {
  rating: SiteRating | null;
  /** In a row. */
  failures: number;
  askFrom: number;
  isAsked: boolean;
}

/**
 * Ratings that the platform has from Snap21 (R7-04). One is asked for when a page of its site is, in
 * the background. While that fails there is none, for what stood before may no longer be true, and
 * the site's own reviews stand without it.
 */
export function httpSiteReviews({
  url,
  onNews,
  budgetMs = BUDGET_MS,
  now = () => performance.now(),
  random = Math.random,
}: HttpSiteReviewsOptions): SiteReviews {
  const { base, access } = serviceAt(url);
  const sites = new Map<string, Known>();

  async function ratingAt(orgId: string): Promise<SiteRating | null> {
    const address = `${base}/${path({ orgId })}`;
    const answer = await askService(address, { access, budgetMs, mostBytes: MOST_BYTES });
    if (answer.kind !== 'text') {
      // Somebody wrote the id down, so it is told that it leads nowhere.
      throw new ServiceFault(
        `${base}/${path({ orgId: '' }).split('?')[0]} knows no organisation of this id, so no rating is shown. ` +
          'Correct snap21 of reviews in site.json, or take it out',
      );
    }
    const { success, data } = answerSchema.safeParse(parseJson(answer.text));
    if (!success) throw new ServiceFault(`${address} answers with no rating and stars of 0 to 5`);
    return { provider: PROVIDER, rating: data[keys.rating], stars: data[keys.stars] };
  }

  async function ask(site: DealerSite, orgId: string, known: Known): Promise<void> {
    known.isAsked = true;
    try {
      known.rating = await ratingAt(orgId);
      known.failures = 0;
    } catch (error) {
      known.rating = null;
      known.failures += 1;
      if (known.failures === 1) {
        onNews(site, {
          provider: PROVIDER,
          error: error instanceof ServiceFault ? error.message : String(error),
        });
      }
    } finally {
      const { failures } = known;
      known.isAsked = false;
      known.askFrom = now() + (failures === 0 ? ASK_MS : waitAfter(failures, random()));
    }
  }

  return {
    of(site) {
      const orgId = site.config.reviews.snap21;
      if (orgId === null) return null;
      const known = sites.get(site.key) ?? {
        ...{ rating: null, failures: 0, askFrom: now(), isAsked: false },
      };
      sites.set(site.key, known);
      if (!known.isAsked && now() >= known.askFrom) void ask(site, orgId, known);
      return known.rating;
    },
  };
}

/** Half of it at least, for a page is asked many times a second. */
function waitAfter(failures: number, random: number): number {
  return retryDelay(failures - 1, (1 + random) / 2, backoff);
}
