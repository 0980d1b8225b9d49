import type { RegoAnswer } from '@forecourt/domain';
import { z } from 'zod';
import { keptAnswers } from './keptAnswers.ts';
import { platformPaths } from './platformPaths.ts';
import { type PlatformServiceOptions, platformService } from './platformService.ts';
import type { RegoLookup } from './regoLookup.ts';

const { path, keys } = platformPaths.regoLookup;

const word = z.string().trim().min(1).max(80);
const perhaps = word.nullish().catch(null);
const answerSchema = z
  .object({
    [keys.make]: word,
    [keys.model]: word,
    [keys.badge]: perhaps,
    [keys.year]: z.coerce.number().int().min(1900).max(2100).nullish(),
    [keys.body]: perhaps,
    [keys.transmission]: perhaps,
    [keys.colour]: perhaps,
  })
  .transform((car) => ({
    make: car[keys.make],
    model: car[keys.model],
    badge: car[keys.badge] ?? null,
    year: car[keys.year] ?? null,
    body: car[keys.body] ?? null,
    transmission: car[keys.transmission] ?? null,
    colour: car[keys.colour] ?? null,
  }));

/** A plate seldom changes its car, and each look-up costs the dealer. */
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 2_000;

export interface HttpRegoLookupOptions extends PlatformServiceOptions {
  /** Look-ups kept at most. */
  mostKept?: number;
}

/** Look-up of number plates at the platform: `rego` and `regoState`, kept a day by both. */
export function httpRegoLookup(options: HttpRegoLookupOptions): RegoLookup {
  const { now = () => performance.now(), mostKept = MOST_KEPT } = options;
  const service = platformService('registration look-up', options);
  const kept = keptAnswers<RegoAnswer>({ max: mostKept, ttl: KEPT_MS }, now);
  return {
    async find(site, { rego, regoState }) {
      const plate = rego.toUpperCase().replace(/[^A-Z\d]/g, '');
      const key = `${site.key} ${regoState} ${plate}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const body = { rego: plate, regoState };
      const reply = await service.ask(site, { path, body, schema: answerSchema });
      if (reply.kind === 'down') return { kind: 'down' };
      const answer: RegoAnswer =
        reply.kind === 'none' ? { kind: 'none' } : { kind: 'found', car: reply.data };
      kept.set(key, answer);
      return answer;
    },
  };
}
