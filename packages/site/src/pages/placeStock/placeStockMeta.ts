import { formatDealershipSearch, formatNumber } from '@forecourt/domain';
import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { PlaceStockView } from './placeStock.server.ts';

/** Title, description and canonical address of a dealership's stock; a part of it is not for search engines. */
export function placeStockMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ name, count, search, canonical }: PlaceStockView) => {
    const page = search.page > 1 ? `, page ${search.page}` : '';
    return {
      title: `In stock at ${name}${page}`,
      description: `${formatNumber(count)} vehicles at ${name}, by kind and price.`,
      canonical,
      index: formatDealershipSearch(search) === '' && count > 0,
    };
  });
}
