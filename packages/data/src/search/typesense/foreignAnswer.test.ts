import { emptySearch } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { SearchRequest } from '../stockSearch.ts';
import { multiSearchSchema } from './answer/answerSchema.ts';
import { toDocument } from './document/toDocument.ts';
import { memoryTypesense } from './testing/memoryTypesense.ts';
import type { AskTypesense } from './transport/typesenseService.ts';
import { createTypesenseSearch, type TypesenseAlarm } from './typesenseSearch.ts';

const SITE = 'northside' as SiteKey;
const OTHER = 'harbour' as SiteKey;
const request: SearchRequest = {
  ...{ state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 0 },
};

test('R12-04: of an answer with another site’s vehicle, not even counts and values are shown', async () => {
  const [own, other] = [SITE, OTHER].map((site) =>
    toDocument(site, aVehicle({ id: site, make: site })),
  );
  let isBroken = false;
  const answer = memoryTypesense([own!]);
  const broken = memoryTypesense([own!, { ...other!, site: own!.site }]);
  const ask: AskTypesense = async (searches) => {
    // As if the clause of the site did nothing.
    const text = isBroken
      ? JSON.stringify(broken(searches)).replaceAll(
          `"id":"${other!.id}","site":"${own!.site}"`,
          `"id":"${other!.id}","site":"${other!.site}"`,
        )
      : JSON.stringify(answer(searches));
    const { results } = multiSearchSchema.parse(JSON.parse(text));
    return results.filter((result) => 'found' in result);
  };
  const alarms: TypesenseAlarm[] = [];
  const search = createTypesenseSearch({
    place: { site: SITE, collection: 'forecourt_northside' },
    ask,
    alarm: (alarm) => alarms.push(alarm),
  });
  const before = await search.search(request);
  expect(before).toMatchObject({ count: 1, hits: [{ id: SITE }] });

  isBroken = true;
  const { staleSince, ...shown } = await search.search(request);
  expect(staleSince).toEqual(expect.any(Number));
  expect(shown).toEqual(before);
  expect(alarms).toMatchObject([
    { kind: 'foreign_hits', site: SITE, hits: 1 },
    { kind: 'fault', stale: true },
  ]);
  // Nothing was answered before: it fails, and whoever asked searches in memory.
  await expect(search.search({ ...request, hitsPerPage: 20 })).rejects.toThrow('another stock');
});
