import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of the page that asks for an alert, which search engines leave out. */
export function alertsMeta({ matches }: MetaArgs): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Tell me when', index: false });
}
