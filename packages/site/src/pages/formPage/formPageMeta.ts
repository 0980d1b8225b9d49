import type { MetaDescriptor } from 'react-router';
import { type Matches, pageMeta } from '../../presenters/pageMeta.ts';
import type { FormPageView } from './formPage.server.ts';

/** Title, description and canonical address of a page whose subject is its form. */
export function formPageMeta({
  loaderData,
  matches,
}: {
  loaderData: unknown;
  matches: Matches;
}): MetaDescriptor[] {
  const view = loaderData as FormPageView | undefined;
  if (view === undefined) return [];
  return pageMeta(matches, {
    title: view.heading,
    ...(view.lead !== '' && { description: view.lead }),
    canonical: view.canonical,
  });
}
