import { parseSearch } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../../contracts/siteServices.ts';
import { placeOf } from '../../../listing/listingPlace.ts';
import { listingRules } from '../../../listing/listingRules.ts';
import { suggestionsOf } from '../../../listing/suggest/suggestionsOf.ts';
import { SEARCH_PATH, SEVEN_SEATER_PATH } from '../../../presenters/paths.ts';
import { notFound } from '../../notFound/notFound.server.ts';

/**
 * Suggestions for a text within a search, for a browser that does not have the stock. The query
 * string is a listing's own, and bounded as one (R14-02, R14-03). Kept with the pages of a stock version.
 * Below `/api/suggest/7-seater-cars` are those of that page.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { stock, config, now } = servicesOf(context);
  const path = params.page === undefined ? SEARCH_PATH : `/${params.page}`;
  const isListed = path === SEARCH_PATH || path === SEVEN_SEATER_PATH;
  const place = isListed ? placeOf(path, listingRules(config, now()).sevenSeater) : null;
  if (place === null) throw notFound();
  const { raw } = place;
  const suggestions = await suggestionsOf({
    asked: parseSearch(new URL(request.url).search),
    vocabulary: await stock.vocabulary(),
    words: { used: config.labels.used },
    path,
    search: (state, counts) => stock.search(state, { ...counts, ...(raw && { raw }) }),
  });
  return Response.json(suggestions, { headers: { 'cache-control': 'public, no-cache' } });
}
