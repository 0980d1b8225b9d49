import { formatDealershipSearch, formatNumber } from '@forecourt/domain';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadPlaceStock } from './placeStock.server.ts';

/** Title, description and canonical address of a dealership's stock; a part of it is not for search engines. */
export function placeStockMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadPlaceStock>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { name, count, search, canonical } = loaderData;
  const page = search.page > 1 ? `, page ${search.page}` : '';
  return pageMeta(matches, {
    title: `In stock at ${name}${page}`,
    description: `${formatNumber(count)} vehicles at ${name}, by kind and price.`,
    canonical,
    index: formatDealershipSearch(search) === '' && count > 0,
  });
}
