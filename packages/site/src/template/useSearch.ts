import { useNavigate } from 'react-router';
import { SEARCH_PATH } from '../view/paths.ts';

/**
 * Goes to the listing for a text, as a template's own search box asks for it. A text alone needs
 * no codec, which every page would have to fetch.
 */
export function useSearch(): (query: string) => void {
  const navigate = useNavigate();
  return (query) => {
    const text = query.trim();
    void navigate(text === '' ? SEARCH_PATH : `${SEARCH_PATH}?query=${encodeURIComponent(text)}`);
  };
}
