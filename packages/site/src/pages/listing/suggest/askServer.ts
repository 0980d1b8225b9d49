import { formatSearch, type SearchState } from '@forecourt/domain';
import type { Suggestion } from '@forecourt/ui';
import { SEARCH_PATH } from '../../../presenters/paths.ts';

/** Milliseconds after the last key until the server is asked: most words are typed faster. */
const PAUSE_MS = 150;

/** The server's suggestions for the text of a page's search; none when it cannot be reached. */
export async function askServer(
  asked: SearchState,
  path: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (signal.aborted) return [];
  const page = path === SEARCH_PATH ? '' : path;
  const response = await fetch(`/api/suggest${page}?${formatSearch(asked)}`, { signal });
  return response.ok ? ((await response.json()) as readonly Suggestion[]) : [];
}
