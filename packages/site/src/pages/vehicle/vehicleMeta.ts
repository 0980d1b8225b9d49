import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { VehicleView } from './vehicle.server.ts';

/** Title, description and canonical address of a vehicle's page. */
export function vehicleMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ card, description, canonical, images }: VehicleView) => {
    const [photo] = images;
    const title = [card.vehicle.title, card.vehicle.subtitle].filter(Boolean).join(' ');
    return {
      title,
      description,
      canonical,
      ...(photo && { image: new URL(photo.src, canonical).href }),
    };
  });
}
