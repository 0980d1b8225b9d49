import { parseSearch } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../../context/siteServices.ts';
import { suggestionsOf } from './suggestionsOf.ts';

/**
 * Suggestions for a text within a search, for a browser that does not have the stock. The query
 * string is a listing's own, and bounded as one (D2, D3). Kept with the pages of a stock version.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { stock, config } = servicesOf(context);
  const suggestions = await suggestionsOf({
    asked: parseSearch(new URL(request.url).search),
    vocabulary: await stock.vocabulary(),
    words: { used: config.labels.used },
    search: stock.search,
  });
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } });
}
