import type { PageMeta } from '../../presenters/pageMeta.ts';
import type { ModelPageView } from './model.server.ts';

/** Title, description, picture and canonical address of a model. */
export function modelMeta({ title, description, canonical, picture }: ModelPageView): PageMeta {
  return {
    title,
    canonical,
    ...(description !== '' && { description }),
    ...(picture !== null && { image: picture }),
  };
}
