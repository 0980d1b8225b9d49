import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadVehicle } from './vehicle.server.ts';

/** Title, description and canonical address of a vehicle's page. */
export function vehicleMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadVehicle>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { card, description, canonical, images } = loaderData;
  const [photo] = images;
  const title = [card.vehicle.title, card.vehicle.subtitle].filter(Boolean).join(' ');
  return pageMeta(matches, {
    title,
    description,
    canonical,
    ...(photo && { image: new URL(photo.src, canonical).href }),
  });
}
