import { emptySearch, searchHref, withQuery } from '@forecourt/domain';
import { useNavigate } from 'react-router';
import { SEARCH_PATH } from '../view/paths.ts';

/** Goes to the listing for a text, as a template's own search box asks for it. */
export function useSearch(): (query: string) => void {
  const navigate = useNavigate();
  return (query) => void navigate(searchHref(SEARCH_PATH, withQuery(emptySearch, query)));
}
