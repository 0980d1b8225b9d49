import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadCompare } from './compare.server.ts';

/** Title of a comparison. There are as many as vehicles have company, so search engines get none. */
export function compareMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadCompare>): MetaDescriptor[] {
  const names = loaderData?.vehicles.map(({ title }) => title) ?? [];
  const title = names.length < 2 ? 'Compare vehicles' : names.join(' or ');
  return pageMeta(matches, { title, index: false });
}
