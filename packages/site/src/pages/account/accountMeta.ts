import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of a shopper's own page, which search engines leave out. */
export function accountMeta({ matches }: MetaArgs): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Your account', index: false });
}
