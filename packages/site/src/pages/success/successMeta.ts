import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of the thank-you page, which search engines leave out. */
export function successMeta({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Thank you', index: false });
}
