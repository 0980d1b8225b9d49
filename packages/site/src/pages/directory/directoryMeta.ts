import { formatDirectorySearch } from '@forecourt/domain';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadDirectory } from './directory.server.ts';

/** Title, description and canonical address of the list; a part of it is the listing's to be found by. */
export function directoryMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadDirectory>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { search, canonical } = loaderData;
  const { make, model, body, page } = search;
  const about = [make, model, body].filter(Boolean).join(' ');
  return pageMeta(matches, {
    title: `${about === '' ? 'Stock list' : `Stock list: ${about}`}${page > 1 ? `, page ${page}` : ''}`,
    description: 'Every vehicle we have, a line each: kilometres, price and where it stands.',
    canonical,
    index: formatDirectorySearch(search) === '',
  });
}
