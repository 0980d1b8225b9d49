import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import { modelMeta } from '../model/modelMeta.ts';
import type { NamedView } from './named.server.ts';

/** Title, description, canonical address and picture of a page of the dealer's own words, or of a model. */
export function namedMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: NamedView) => {
    if (view.model !== null) return modelMeta(view.model);
    const { title, description, lead, canonical, image } = view.page;
    const words = description ?? lead;
    return {
      title,
      canonical,
      ...(words !== null && { description: words }),
      ...(image !== null && { image }),
    };
  });
}
