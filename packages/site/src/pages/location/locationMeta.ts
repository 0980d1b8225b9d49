import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadLocation, PlacePageView } from './location.server.ts';

/** Title, description and canonical address of a place's page. */
export function locationMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadLocation>): MetaDescriptor[] {
  const view = loaderData as PlacePageView | undefined;
  if (view === undefined) return [];
  const { location, image } = view.place;
  const { name, street, city, state } = location;
  const address = [street, city, state].filter(Boolean).join(', ');
  return pageMeta(matches, {
    title: `${name}: hours and directions`,
    description: `Opening hours, phone numbers and directions${address === '' ? '' : `: ${address}`}.`,
    canonical: view.canonical,
    ...(image !== null && { image: new URL(image.src, view.canonical).href }),
  });
}
