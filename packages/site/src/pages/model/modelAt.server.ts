import { type ContentModel, findModel, modelLink, modelPath } from '@forecourt/domain';
import { redirect } from 'react-router';

/**
 * The model that a page of one segment is about; `null` where no model has it (R2-19).
 *
 * @throws the way on: to the model's one address from its newer slug, and from either to the address that stands
 *   for its page. Asked for anew each time, since a dealer may change both.
 */
export function modelAt(
  models: readonly ContentModel[],
  segment: string,
  url: URL,
): ContentModel | null {
  const model = findModel(models, segment);
  if (model === null) return null;
  const headers = { 'cache-control': 'no-cache' };
  const path = modelPath(model);
  if (path === null) throw redirect(modelLink(model).href, { status: 302, headers });
  if (segment === model.slug) return model;
  throw redirect(path + url.search, { status: 301, headers });
}
