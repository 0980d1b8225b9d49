import { type SiteKey } from '@forecourt/data';
import {
  createTypesenseSearch,
  createTypesenseService,
  stockSchema,
  toDocument,
  typesenseIndexAdmin,
} from '@forecourt/data/typesense';
import { emptySearch, type Vehicle } from '@forecourt/domain';
import { type Engine, HITS_PER_PAGE, type Query } from '../engine.ts';

const BATCH = 2_000;
const SITE = 'bench' as SiteKey;

/** Typesense as TYPESENSE_URL and TYPESENSE_API_KEY name it; `null` where they do not. */
export function typesenseFrom(env: Readonly<Record<string, string | undefined>>) {
  const { TYPESENSE_URL: url, TYPESENSE_API_KEY: key } = env;
  if (!url || !key) return null;
  const access = { nodes: [url], key };
  const admin = typesenseIndexAdmin(access);
  const made: string[] = [];

  return {
    async create(vehicles: readonly Vehicle[]): Promise<Engine> {
      const collection = `bench_${process.pid}_${vehicles.length}`;
      await admin.create(collection, stockSchema);
      made.push(collection);
      for (let from = 0; from < vehicles.length; from += BATCH) {
        const batch = vehicles.slice(from, from + BATCH).map((one) => toDocument(SITE, one));
        const refused = await admin.write(collection, batch);
        if (refused.length > 0) throw new Error(refused[0]);
      }
      const search = createTypesenseSearch({
        place: { site: SITE, collection },
        ask: createTypesenseService(access).forSite(),
        alarm: ({ kind }) => {
          throw new Error(`Typesense did not answer (${kind}), so it cannot be measured.`);
        },
      });
      return {
        name: 'Typesense',
        async ask(query: Query) {
          const { count, facets } = await search.search({
            state: { ...emptySearch, ...query },
            base: { soldDays: 3 },
            hitsPerPage: HITS_PER_PAGE,
            now: 0,
          });
          const records = Object.entries(facets).map(([facet, counts]) => [
            facet,
            Object.fromEntries(counts.map(({ value, count: of }) => [value, of])),
          ]);
          return { count, facets: Object.fromEntries(records) };
        },
      };
    },
    /** Drops what was made. */
    async close(): Promise<void> {
      for (const name of made) await admin.drop(name);
      admin.close();
    },
  };
}
