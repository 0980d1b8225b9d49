import { parseDirectorySearch, type VehicleModel } from '@forecourt/domain';
import { aModel } from '@forecourt/domain/testing';
import { describe, expect, test } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import { multiSearchSchema } from '../answer/answerSchema.ts';
import { memoryTypesense } from '../testing/memoryTypesense.ts';
import type { AskTypesense } from '../transport/typesenseService.ts';
import { modelSchema, toModelDocument } from './modelDocument.ts';
import { createTypesenseModels } from './typesenseModels.ts';

const place = { site: 'northside' as SiteKey, collection: 'forecourt_northside_models' };

function jeep(name: string, fields: Partial<VehicleModel> = {}): VehicleModel {
  return aModel({ id: name, name, slug: name.toLowerCase(), manufacturer: 'Jeep', ...fields });
}

const range = [
  jeep('Wrangler', { bodies: ['SUVs'] }),
  jeep('Avenger', { bodies: ['SUV'], fuels: ['Electric'] }),
  jeep('Recon', { status: 'coming_soon' }),
  jeep('500e', { manufacturer: 'Fiat', fuels: ['Electric'] }),
  ...Array.from({ length: 20 }, (_, index) => jeep(`Ram ${index}`, { manufacturer: 'Ram' })),
];

/** A service that holds this range, and as many models of another site. */
function askOver(strict: boolean): AskTypesense {
  const documents = (['northside', 'harbour'] as SiteKey[]).flatMap((site) =>
    range.map((model, index) => toModelDocument(site, model, index)),
  );
  const answer = memoryTypesense(documents);
  return async (searches) => {
    const asked = searches.map((search) => ({
      ...search,
      filter_by: strict ? search.filter_by : 'rank:<=0',
    }));
    const { results } = multiSearchSchema.parse(JSON.parse(JSON.stringify(answer(asked))));
    return results.filter((result) => 'found' in result);
  };
}

test.each([
  ['make=Jeep', ['Wrangler', 'Avenger', 'Recon']],
  ['model=Wrangler', ['Wrangler']],
  ['body=suv', ['Wrangler', 'Avenger']],
  ['body=electric', ['Avenger', '500e']],
  ['body=future+vehicles', ['Recon']],
  ['body=boats', []],
  ['query=jeep wrang', ['Wrangler']],
  ['query=wranglar', ['Wrangler']],
  ['query=suv&make=Jeep', ['Wrangler', 'Avenger']],
  ['query=%60) || site:=harbour', []],
  ['page=2', ['Ram 17', 'Ram 18', 'Ram 19']],
])('finds by %j: %j', async (queryString, names) => {
  const found = await createTypesenseModels(
    place,
    askOver(true),
  )(parseDirectorySearch(queryString));
  expect(found.models.map(({ name }) => name)).toEqual(names);
});

test('gives the whole model, and the pages of all', async () => {
  const found = await createTypesenseModels(place, askOver(true))(parseDirectorySearch(''));
  expect(found).toMatchObject({ count: 24, pages: 2, page: 1 });
  expect(found.models[0]).toEqual(range[0]);
});

test('an answer with what is not of the site is none (R12-04)', async () => {
  const search = createTypesenseModels(place, askOver(false));
  await expect(search(parseDirectorySearch(''))).rejects.toThrow('another stock');
});

test('keeps every field of its schema', () => {
  const kept = toModelDocument(place.site, range[0]!, 0);
  const names = modelSchema.fields.map(({ name }) => name);
  expect(Object.keys(kept).toSorted()).toEqual(['id', ...names].toSorted());
});

test('does not take an entry that is no model', async () => {
  const ask: AskTypesense = async () => [
    {
      found: 1,
      out_of: 1,
      request_params: { collection_name: 'forecourt_northside_models' },
      hits: [{ document: { site: 'northside', entry: '{}' } }],
      facet_counts: [],
    },
  ];
  const search = createTypesenseModels(place, ask);
  await expect(search(parseDirectorySearch(''))).rejects.toThrow('not Typesense');
});

describe('an answer', () => {
  const asked = { collection: 'forecourt_northside_models_2', size: 48 };
  const older = 'forecourt_northside_models_1';

  /** Answers, as the alias leads now here and now there: to a collection, and to so much of it. */
  function askThrough(...facts: readonly (readonly [name: string, size: number])[]): AskTypesense {
    let asks = 0;
    return async (searches, signal, check) => {
      const [collection_name, out_of] = facts[asks++]!;
      const answers = (await askOver(true)(searches, signal)).map((answer) => ({
        ...{ ...answer, out_of, request_params: { collection_name } },
      }));
      check?.(answers);
      return answers;
    };
  }
  const found = (query: string, ask: AskTypesense, range?: typeof asked) =>
    createTypesenseModels(place, ask)(parseDirectorySearch(query), range);

  test('of the whole range is taken, the words of a text among it', async () => {
    const whole = [asked.collection, asked.size] as const;
    expect((await found('query=wrangler', askThrough(whole, whole), asked)).count).toBe(1);
  });

  test.each([
    ['a part of the range', 'make=Jeep', [[asked.collection, 47]], 'a part of the stock'],
    ['more than the range', 'make=Jeep', [[asked.collection, 49]], 'a part of the stock'],
    ['an older collection', 'make=Jeep', [[older, asked.size]], 'another stock'],
    ['an older one for its words', 'query=jeep', [[older, asked.size]], 'another stock'],
    ['a part for its words', 'query=jeep', [[asked.collection, 3]], 'a part of the stock'],
  ] as const)('from %s is none', async (_, query, facts, message) => {
    await expect(found(query, askThrough(...facts), asked)).rejects.toThrow(message);
  });

  test('is of one collection with its words, whatever the range is', async () => {
    const through = askThrough([older, 9], [asked.collection, asked.size]);
    await expect(found('query=jeep', through)).rejects.toThrow('another stock');
    const one = askThrough([older, 9], [older, 8]);
    expect((await found('query=wrangler', one)).count).toBe(1);
  });
});
