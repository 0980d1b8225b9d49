import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { HomeView } from './home.server.ts';

/** Title, description and canonical address of a home page. */
export function homeMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ tagline, canonical, hero }: HomeView) => ({
    title: null,
    description: tagline,
    canonical,
    ...(hero !== null && { image: new URL(hero.src, canonical).href }),
  }));
}
