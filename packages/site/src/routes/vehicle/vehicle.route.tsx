import '@forecourt/ui/styles/carousel.css';
import '@forecourt/ui/styles/cards.css';
import '@forecourt/ui/styles/vehicle.css';
import '@forecourt/ui/styles/estimate.css';
import '@forecourt/ui/styles/places.css';
import { type MetaArgs, useLoaderData } from 'react-router';
import { servedOrDocument } from '../../template/servedOrDocument.ts';
import { pageMeta } from '../../view/pageMeta.ts';
import { VehiclePage } from './VehiclePage.tsx';
import { loadVehicle, type VehicleView } from './vehicle.server.ts';

export { loadVehicle as loader, servedOrDocument as clientLoader };

export function meta({ loaderData, matches }: MetaArgs<typeof loadVehicle>) {
  if (loaderData === undefined) return [];
  const { card, description, canonical } = loaderData;
  const title = [card.vehicle.title, card.vehicle.subtitle].filter(Boolean).join(' ');
  return pageMeta(matches, { title, description, canonical });
}

export default function VehicleRoute() {
  return <VehiclePage view={useLoaderData<VehicleView>()} />;
}
