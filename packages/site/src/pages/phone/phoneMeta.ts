import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of the page that shows a number, which search engines leave out. */
export function phoneMeta({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Give us a call', index: false });
}
