import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';

/** Title of the pages of one alert, which are nobody else's to find. */
export function alertMeta({ matches }: MetaArgs): MetaDescriptor[] {
  return pageMeta(matches, { title: 'Your alert', index: false });
}
