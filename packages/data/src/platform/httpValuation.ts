import { randomUUID } from 'node:crypto';
import { wallTime } from '@forecourt/domain';
import { z } from 'zod';
import type { DealerSite } from '../config/loadSites.ts';
import { platformPaths } from './platformPaths.ts';
import {
  type PlatformReply,
  type PlatformServiceOptions,
  platformService,
} from './platformService.ts';
import type { Valuation, ValuationAnswer } from './valuation.ts';

export interface HttpValuationOptions extends PlatformServiceOptions {
  /** Milliseconds since 1970 UTC. */
  today?: () => number;
  newId?: () => string;
}

const { path, sent, keys } = platformPaths.valuation;

const dollars = z.number().min(0).max(9_999_999);
const answerSchema = z
  .object({
    [keys.id]: z.union([z.string().min(1).max(200), z.int().transform(String)]),
    [keys.low]: dollars.nullish(),
    [keys.high]: dollars.nullish(),
    [keys.sampleSize]: z.int().min(0).nullish().catch(null),
  })
  .transform((answer) => ({
    id: String(answer[keys.id]),
    low: numberOf(answer[keys.low]),
    high: numberOf(answer[keys.high]),
    sampleSize: numberOf(answer[keys.sampleSize]),
  }))
  .refine(({ low, high }) => low === null || high === null || low <= high);

type Told = z.output<typeof answerSchema>;

/** Estimates of the platform: the car is sent, then what its owner says of its condition. */
export function httpValuation(options: HttpValuationOptions): Valuation {
  const { today = Date.now, newId = randomUUID } = options;
  const service = platformService('valuation', options);

  async function adjusted(
    site: DealerSite,
    told: PlatformReply<Told>,
    adjustmentAnswers: Readonly<Record<string, string>>,
  ): Promise<PlatformReply<Told>> {
    if (told.kind !== 'answer' || Object.keys(adjustmentAnswers).length === 0) return told;
    return service.ask(site, {
      path: platformPaths.adjustment.path,
      body: { id: told.data.id, adjustmentAnswers },
      schema: answerSchema,
    });
  }

  return {
    async value(site, car, answers) {
      const body = Object.fromEntries(
        Object.entries(sent).map(([name, key]) => [key, car[name as keyof typeof sent]]),
      );
      const first = await service.ask(site, { path, body, schema: answerSchema });
      const reply = await adjusted(site, first, answers);
      return answerOf(reply, { newId, asOf: wallTime(today(), site.config.timeZone).date });
    },
  };
}

function answerOf(
  reply: PlatformReply<Told>,
  { newId, asOf }: { newId(): string; asOf: string },
): ValuationAnswer {
  if (reply.kind === 'down') {
    return { id: newId(), outcome: { kind: 'by hand', why: 'no answer' } };
  }
  const { id, low, high, sampleSize } =
    reply.kind === 'answer' ? reply.data : { ...NOTHING, id: newId() };
  if (low === null || high === null) return { id, outcome: { kind: 'by hand', why: 'too few' } };
  const basis = { sampleSize, years: null, kilometres: null, asOf, method: [] };
  return { id, outcome: { kind: 'range', low, high, basis } };
}

const NOTHING = { low: null, high: null, sampleSize: null };

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
