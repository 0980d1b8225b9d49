import type { MetaDescriptor } from 'react-router';
import { type Matches, pageMeta } from '../../presenters/pageMeta.ts';
import type { ModelPageView } from './model.server.ts';

/** Title, description, picture and canonical address of a model. */
export function modelMeta(view: ModelPageView, matches: Matches): MetaDescriptor[] {
  const { title, description, canonical, picture } = view;
  return pageMeta(matches, {
    title,
    canonical,
    ...(description !== '' && { description }),
    ...(picture !== null && { image: picture }),
  });
}
