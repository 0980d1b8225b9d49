import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import { modelMeta } from '../model/modelMeta.ts';
import type { loadNamed, NamedView } from './named.server.ts';

/** Title, description, canonical address and picture of a page of the dealer's own words, or of a model. */
export function namedMeta({ loaderData, matches }: MetaArgs<typeof loadNamed>): MetaDescriptor[] {
  const view = loaderData as NamedView | undefined;
  if (view === undefined) return [];
  if (view.model !== null) return modelMeta(view.model, matches);
  const { title, description, lead, canonical, image } = view.page;
  const words = description ?? lead;
  return pageMeta(matches, {
    title,
    canonical,
    ...(words !== null && { description: words }),
    ...(image !== null && { image }),
  });
}
