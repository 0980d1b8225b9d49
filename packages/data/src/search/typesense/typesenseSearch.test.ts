import type { Vehicle } from '@forecourt/domain';
import { assert, vi } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import { describeStockSearch } from '../testing/describeStockSearch.ts';
import { multiSearchSchema } from './answer/answerSchema.ts';
import { toDocument } from './document/toDocument.ts';
import { createStockWords } from './stockWords.ts';
import { memoryTypesense } from './testing/memoryTypesense.ts';
import type { AskTypesense } from './transport/typesenseService.ts';
import { createTypesenseSearch } from './typesenseSearch.ts';

const SITE = 'northside' as SiteKey;

/** A service that holds these vehicles, and as many of another site. */
function askOver(vehicles: readonly Vehicle[]): AskTypesense {
  const foreign = vehicles.map((vehicle) => ({
    ...toDocument('harbour' as SiteKey, vehicle),
    id: `harbour-${vehicle.id}`,
  }));
  const answer = memoryTypesense([
    ...vehicles.map((vehicle) => toDocument(SITE, vehicle)),
    ...foreign,
  ]);
  return async (searches) => {
    const { results } = multiSearchSchema.parse(JSON.parse(JSON.stringify(answer(searches))));
    return results.filter((result) => 'found' in result);
  };
}

describeStockSearch(
  'Typesense in memory',
  (vehicles) =>
    createTypesenseSearch({
      place: { site: SITE, collection: 'forecourt_northside' },
      ask: askOver(vehicles),
      alarm: (alarm) => {
        throw new Error(alarm.kind);
      },
    }),
  { searches: 150 },
);

describeStockSearch(
  'Typesense in memory, with the words of the stock and two requests at most',
  (vehicles) => {
    const ask = vi.fn<AskTypesense>(askOver(vehicles));
    const words = createStockWords(() => vehicles);
    const search = createTypesenseSearch({
      place: { site: SITE, collection: 'forecourt_northside' },
      ask,
      alarm: (alarm) => {
        throw new Error(alarm.kind);
      },
    });
    return {
      async search(request) {
        ask.mockClear();
        const response = await search.search(request, words);
        assert.isAtMost(ask.mock.calls.length, 2);
        for (const [searches] of ask.mock.calls) assert.isAtMost(searches.length, 50);
        return response;
      },
    };
  },
  { searches: 150 },
);
