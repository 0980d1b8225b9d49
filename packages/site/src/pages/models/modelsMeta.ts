import { modelBodyLabels } from '@forecourt/domain';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadModels } from './models.server.ts';

/**
 * Title, description and canonical address of the model range. Its filters by body are for search
 * engines where they find something; what else was asked is not.
 */
export function modelsMeta({ loaderData, matches }: MetaArgs<typeof loadModels>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { search, body, canonical, dealer, count } = loaderData;
  const { query, make, model, page } = search;
  const name = make === null ? 'our model range' : `the ${make} range`;
  const whole = make === null ? 'Model range' : `${make} range`;
  const title = body === null ? whole : `${modelBodyLabels[body]} in ${name}`;
  const isPlain = query === '' && make === null && model === null && page === 1;
  return pageMeta(matches, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `Models at ${dealer}: prices, variants, accessories, and those in stock.`,
    canonical,
    index: count > 0 && isPlain && (body !== null || search.body === null),
  });
}
