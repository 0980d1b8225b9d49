import { DIRECTORY_PAGE_SIZE, type DirectorySearch } from '../search/directorySearch.ts';
import { queryWords, textWords } from '../search/queryWords.ts';
import { type ModelBody, modelBodies, modelsOfBody, parseModelBody } from './modelBody.ts';
import type { VehicleModel } from './vehicleModel.ts';

/** What a search of a range found. */
export interface FoundModels<Model> {
  /** Those of the page. */
  models: readonly Model[];
  count: number;
  pages: number;
  /** Bodies that would find something beside what else was chosen. */
  bodies: readonly ModelBody[];
}

/**
 * The search of a manufacturer's range: by manufacturer, model and body, and by words, of which each
 * begins one of the model's (R2-44); 21 a page (R9-01).
 */
export function searchModels<Model extends VehicleModel>(
  range: readonly Model[],
  { query, page, make, model, body }: DirectorySearch,
): FoundModels<Model> {
  const words = queryWords(query);
  const beside = range.filter(
    (one) =>
      (make === null || isSame(one.manufacturer, make)) &&
      (model === null || isSame(one.name, model)) &&
      words.every((word) => wordsOf(one).some((own) => own.startsWith(word))),
  );
  const found = ofBody(beside, body);
  const start = (page - 1) * DIRECTORY_PAGE_SIZE;
  return {
    models: found.slice(start, start + DIRECTORY_PAGE_SIZE),
    count: found.length,
    pages: Math.ceil(found.length / DIRECTORY_PAGE_SIZE),
    bodies: modelBodies.filter((name) => modelsOfBody(beside, name).length > 0),
  };
}

/** A filter of `/models?body=` (R2-18), or a body as the manufacturer words it. */
function ofBody<Model extends VehicleModel>(
  models: readonly Model[],
  body: string | null,
): readonly Model[] {
  if (body === null) return models;
  const filter = parseModelBody(body);
  if (filter === null)
    return models.filter(({ bodies }) => bodies.some((own) => isSame(own, body)));
  const kept = new Set<VehicleModel>(modelsOfBody(models, filter));
  return models.filter((one) => kept.has(one));
}

function isSame(own: string | null, asked: string): boolean {
  return own?.toLowerCase() === asked.toLowerCase();
}

function wordsOf({ manufacturer, name, bodies, fuels }: VehicleModel): string[] {
  return textWords([manufacturer ?? '', name, ...bodies, ...fuels].join(' '));
}
