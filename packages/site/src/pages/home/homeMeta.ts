import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadHome } from './home.server.ts';

/** Title, description and canonical address of a home page. */
export function homeMeta({ loaderData, matches }: MetaArgs<typeof loadHome>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { tagline, canonical, hero } = loaderData;
  return pageMeta(matches, {
    title: null,
    description: tagline,
    canonical,
    ...(hero !== null && { image: new URL(hero.src, canonical).href }),
  });
}
