import { createHash } from 'node:crypto';
import type { IndexDocument, IndexSchema } from './indexAdmin.ts';

/** Documents that are read back after the import. */
const SAMPLES = 8;

/** What a stock's index must hold. */
export interface StockSurvey {
  count: number;
  /** Names the content and the shape: what would be indexed otherwise has another digest. */
  digest: string;
  /** Documents from all over the stock, to be read back. */
  sample: readonly IndexDocument[];
}

/** Reads all documents once, so that it is known beforehand what the index must hold. */
export async function surveyStock(
  schema: IndexSchema,
  batches: AsyncIterable<readonly IndexDocument[]>,
): Promise<StockSurvey> {
  const hash = createHash('sha256').update(JSON.stringify(schema));
  let count = 0;
  let sample: IndexDocument[] = [];
  let stride = 1;
  for await (const batch of batches) {
    for (const document of batch) {
      hash.update(JSON.stringify(document));
      if (count % stride === 0) sample.push(document);
      if (sample.length > 2 * SAMPLES) {
        sample = sample.filter((_, index) => index % 2 === 0);
        stride *= 2;
      }
      count += 1;
    }
  }
  return { count, digest: hash.digest('hex'), sample };
}
