import { emptySearch, type Vehicle } from '@forecourt/domain';
import { afterAll, expect, test } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import { describeStockSearch } from '../testing/describeStockSearch.ts';
import { stockSchema } from './document/stockSchema.ts';
import { toDocument } from './document/toDocument.ts';
import { typesenseIndexAdmin } from './indexing/typesenseIndexAdmin.ts';
import { createTypesenseService } from './transport/typesenseService.ts';
import { createTypesenseSearch } from './typesenseSearch.ts';

const { TYPESENSE_URL: url, TYPESENSE_API_KEY: key } = process.env;
const isHere = Boolean(url && key);
const access = { nodes: [url ?? 'http://nowhere.invalid'], key: key ?? '' };
const SITE = 'contract' as SiteKey;
const admin = typesenseIndexAdmin(access);
const made: string[] = [];

afterAll(async () => {
  for (const name of made) await admin.drop(name);
  admin.close();
});

test.skipIf(!isHere)(
  'asks a real Typesense, where TYPESENSE_URL and TYPESENSE_API_KEY name one',
  async () => {
    const search = await createInCollection([]);
    const request = { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 0 };
    expect(await search.search(request)).toMatchObject({ count: 0, hits: [] });
  },
);

if (isHere) describeStockSearch('a real Typesense', createInCollection);

/** A search over a collection of its own, which is dropped at the end. */
async function createInCollection(vehicles: readonly Vehicle[]) {
  const collection = `contract_${process.pid}_${Date.now()}_${made.length}`;
  made.push(collection);
  await admin.create(collection, stockSchema);
  const documents = vehicles.map((vehicle) => toDocument(SITE, vehicle));
  const refused = documents.length > 0 ? await admin.write(collection, documents) : [];
  if (refused.length > 0) throw new Error(refused[0]);
  return createTypesenseSearch({
    place: { site: SITE, collection },
    ask: createTypesenseService(access).forSite(),
    alarm: (alarm) => {
      throw new Error(alarm.kind);
    },
  });
}
