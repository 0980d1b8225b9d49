import { modelBodyLabels } from '@forecourt/domain';
import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { ModelsView } from './models.server.ts';

/**
 * Title, description and canonical address of the model range. Its filters by body are for search
 * engines where they find something; what else was asked is not.
 */
export function modelsMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ search, body, canonical, dealer, count }: ModelsView) => {
    const { query, make, model, page } = search;
    const name = make === null ? 'our model range' : `the ${make} range`;
    const whole = make === null ? 'Model range' : `${make} range`;
    const title = body === null ? whole : `${modelBodyLabels[body]} in ${name}`;
    const isPlain = query === '' && make === null && model === null && page === 1;
    return {
      title: page > 1 ? `${title}, page ${page}` : title,
      description: `Models at ${dealer}: prices, variants, accessories, and those in stock.`,
      canonical,
      index: count > 0 && isPlain && (body !== null || search.body === null),
    };
  });
}
