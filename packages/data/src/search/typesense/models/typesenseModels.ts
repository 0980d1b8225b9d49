import { DIRECTORY_PAGE_SIZE, type DirectorySearch, type VehicleModel } from '@forecourt/domain';
import { z } from 'zod';
import type { CheckAnswers } from '../answer/stockCheck.ts';
import { checkedValue } from '../answer/toResponse.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import { siteCode } from '../document/toDocument.ts';
import { textFilter } from '../query/textFilter.ts';
import type { StockPlace } from '../query/toSearches.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import type { AskTypesense } from '../transport/typesenseService.ts';
import { type AskedRange, createRangeCheck } from './rangeCheck.ts';
import { toModelSearch, toModelVocabularySearch } from './toModelSearch.ts';

/** Time for a search with all that it asks, ms (R12-02). */
const TOTAL_MS = 900;

/** One page of a range. */
export interface ModelPage {
  models: readonly VehicleModel[];
  count: number;
  pages: number;
  page: number;
}

const maybeText = z.string().nullable();
const model: z.ZodType<VehicleModel> = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  newSlug: maybeText,
  overrideUrl: maybeText,
  status: z.enum(['new', 'coming_soon']).nullable(),
  imageUrl: maybeText,
  thumbUrl: maybeText,
  shortDescription: maybeText,
  description: maybeText,
  fromPrice: z.number().nullable(),
  manufacturer: maybeText,
  bodies: z.array(z.string()),
  fuels: z.array(z.string()),
});
const document = z.object({ site: z.string(), entry: z.string() });

/**
 * Searches a manufacturer's range, whose models were kept by `toModelDocument`. Each search may name
 * the range that its answer must be of; one from a part of it or from another is a fault.
 *
 * @throws TypesenseFault within 900 ms
 */
export function createTypesenseModels(place: StockPlace, ask: AskTypesense) {
  return async (search: DirectorySearch, range?: AskedRange): Promise<ModelPage> => {
    const signal = AbortSignal.timeout(TOTAL_MS);
    const check = createRangeCheck(range ?? null);
    const { query } = search;
    const text = query === '' ? null : textFilter(await knownWords(signal, check), query);
    const [answer] = await ask([toModelSearch(place, search, text)], signal, check);
    if (answer === undefined) throw new TypesenseFault('garbled');
    const pages = Math.ceil(answer.found / DIRECTORY_PAGE_SIZE);
    const models = answer.hits.map((hit) => ownModel(hit.document));
    return { models, count: answer.found, pages, page: search.page };
  };

  async function knownWords(signal: AbortSignal, check: CheckAnswers) {
    const [answer] = await ask([toModelVocabularySearch(place)], signal, check);
    const counts = answer?.facet_counts[0]?.counts ?? [];
    return vocabularyOf(counts.map(({ value }) => checkedValue(value)));
  }

  /** An answer with another site's model is none, as with vehicles (R12-04). */
  function ownModel(kept: unknown): VehicleModel {
    const { data } = document.safeParse(kept);
    if (data === undefined) throw new TypesenseFault('garbled');
    if (data.site !== siteCode(place.site)) throw new TypesenseFault('outdated');
    return modelIn(data.entry);
  }
}

function modelIn(entry: string): VehicleModel {
  try {
    return model.parse(JSON.parse(entry));
  } catch {
    throw new TypesenseFault('garbled');
  }
}
