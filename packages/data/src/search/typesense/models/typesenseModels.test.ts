import { parseDirectorySearch, type VehicleModel } from '@forecourt/domain';
import { expect, it } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import { multiSearchSchema } from '../answer/answerSchema.ts';
import { memoryTypesense } from '../testing/memoryTypesense.ts';
import type { AskTypesense } from '../transport/typesenseService.ts';
import { modelSchema, toModelDocument } from './modelDocument.ts';
import { createTypesenseModels } from './typesenseModels.ts';

const place = { site: 'northside' as SiteKey, collection: 'forecourt_northside_models' };

function aModel(name: string, change: Partial<VehicleModel> = {}): VehicleModel {
  return {
    id: name,
    name,
    slug: name.toLowerCase(),
    newSlug: null,
    overrideUrl: null,
    status: null,
    imageUrl: null,
    thumbUrl: null,
    shortDescription: null,
    description: null,
    fromPrice: null,
    manufacturer: 'Jeep',
    bodies: [],
    fuels: [],
    ...change,
  };
}

const range = [
  aModel('Wrangler', { bodies: ['SUVs'] }),
  aModel('Avenger', { bodies: ['SUV'], fuels: ['Electric'] }),
  aModel('Recon', { status: 'coming_soon' }),
  aModel('500e', { manufacturer: 'Fiat', fuels: ['Electric'] }),
  ...Array.from({ length: 20 }, (_, index) => aModel(`Ram ${index}`, { manufacturer: 'Ram' })),
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

it.each([
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

it('gives the whole model, and the pages of all', async () => {
  const found = await createTypesenseModels(place, askOver(true))(parseDirectorySearch(''));
  expect(found).toMatchObject({ count: 24, pages: 2, page: 1 });
  expect(found.models[0]).toEqual(range[0]);
});

it('drops what is not of the site (B4)', async () => {
  const found = await createTypesenseModels(place, askOver(false))(parseDirectorySearch(''));
  expect(found.models.length).toBeGreaterThan(0);
  expect(new Set(found.models.map(({ id }) => id)).size).toBe(found.models.length);
});

it('keeps every field of its schema', () => {
  const kept = toModelDocument(place.site, range[0]!, 0);
  const names = modelSchema.fields.map(({ name }) => name);
  expect(Object.keys(kept).toSorted()).toEqual(['id', ...names].toSorted());
});

it('does not take an entry that is no model', async () => {
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
