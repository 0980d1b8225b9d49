import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of the page that signs in, which search engines leave out. */
export function signInMeta({ matches }: MetaArgs): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Sign in', index: false });
}
