import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { ContactView, loadContact } from './contact.server.ts';

/** Title, description and canonical address of the page of all places. */
export function contactMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadContact>): MetaDescriptor[] {
  const view = loaderData as ContactView | undefined;
  if (view === undefined) return [];
  const towns = [...new Set(view.places.flatMap(({ location: { city } }) => city ?? []))];
  return pageMeta(matches, {
    title: view.title,
    description: `Phone numbers, opening hours and directions${towns.length > 0 ? `: ${towns.join(', ')}` : ''}.`,
    canonical: view.canonical,
  });
}
