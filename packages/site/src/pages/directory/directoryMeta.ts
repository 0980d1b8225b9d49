import { formatDirectorySearch } from '@forecourt/domain';
import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { DirectoryView } from './directory.server.ts';

/** Title, description and canonical address of the list; a part of it is the listing's to be found by. */
export function directoryMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ search, canonical }: DirectoryView) => {
    const { make, model, body, page } = search;
    const about = [make, model, body].filter(Boolean).join(' ');
    return {
      title: `${about === '' ? 'Stock list' : `Stock list: ${about}`}${page > 1 ? `, page ${page}` : ''}`,
      description: 'Every vehicle we have, a line each: kilometres, price and where it stands.',
      canonical,
      index: formatDirectorySearch(search) === '',
    };
  });
}
