import '@forecourt/ui/styles/carousel.css';
import '@forecourt/ui/styles/cards.css';
import '@forecourt/ui/styles/vehicle.css';
import '@forecourt/ui/styles/estimate.css';
import '@forecourt/ui/styles/places.css';
import { useLoaderData } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { VehiclePage } from './VehiclePage.tsx';
import { loadVehicle, type VehicleView } from './vehicle.server.ts';
import { vehicleMeta } from './vehicleMeta.ts';

export { loadVehicle as loader, servedOrDocument as clientLoader, vehicleMeta as meta };

export default function VehicleRoute() {
  return <VehiclePage view={useLoaderData<VehicleView>()} />;
}
