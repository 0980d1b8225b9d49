import {
  type BaseFilter,
  DIRECTORY_PAGE_SIZE,
  type DirectorySearch,
  emptySearch,
} from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';

/** The search of a directory page, whose URL has a grammar of its own (R2-44). */
export function directoryRequest(
  { query, page, make, model, body }: DirectorySearch,
  base: BaseFilter,
  now: number,
): SearchRequest {
  const values = {
    ...(make !== null && { make: [make] }),
    ...(model !== null && { model: [model] }),
    ...(body !== null && { body: [body] }),
  };
  const state = { ...emptySearch, query, page, values };
  return { state, base, hitsPerPage: DIRECTORY_PAGE_SIZE, now };
}
