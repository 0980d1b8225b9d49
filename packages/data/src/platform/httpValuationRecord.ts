import { miscellaneousRequest } from '@forecourt/domain';
import { z } from 'zod';
import { platformPaths } from './platformPaths.ts';
import { type PlatformServiceOptions, platformService } from './platformService.ts';
import type { ValuationRecord } from './valuationRecord.ts';

const { path, keys } = platformPaths.savedValuation;

const answerSchema = z.object({ [keys.success]: z.literal(true) });

/**
 * Saves valuations at the platform: the valuation itself and the column it belongs to, which is ours
 * to say and nobody else's (R7-03).
 */
export function httpValuationRecord(options: PlatformServiceOptions): ValuationRecord {
  const service = platformService('saved valuations', options);
  return {
    async save(site, valuation) {
      const body = miscellaneousRequest(valuation);
      const { kind } = await service.ask(site, { path, body, schema: answerSchema });
      return kind === 'answer';
    },
  };
}
