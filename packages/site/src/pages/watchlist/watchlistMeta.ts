import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of the saved vehicles, which are nobody else's to find. */
export function watchlistMeta({ matches }: MetaArgs): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Saved cars', index: false });
}
