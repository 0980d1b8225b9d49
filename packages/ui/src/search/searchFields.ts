import { formatSearch, type SearchState } from '@forecourt/domain';

/**
 * A search as form fields, so that a GET form that changes one thing keeps all others.
 * The page is left out: every change starts at page 1 (R2-41).
 */
export function searchFields(
  state: SearchState,
): readonly (readonly [name: string, value: string])[] {
  const text = formatSearch({ ...state, page: 1 });
  if (text === '') return [];
  return text.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, decodeURIComponent(value)];
  });
}
