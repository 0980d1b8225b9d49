import '@forecourt/ui/styles/facts.css';
import '@forecourt/ui/styles/vehicle.css';
import '@forecourt/ui/styles/detail.css';
import '@forecourt/ui/styles/vehicleHeader.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/content.css';
import '@forecourt/ui/styles/saveButton.css';
import { useLoaderData } from 'react-router';
import { loadVehicleHere } from './loadVehicleHere.ts';
import { VehiclePage } from './VehiclePage.tsx';
import { loadVehicle, type VehicleView } from './vehicle.server.ts';
import { vehicleMeta } from './vehicleMeta.ts';

export { loadVehicle as loader, loadVehicleHere as clientLoader, vehicleMeta as meta };

export default function VehicleRoute() {
  return <VehiclePage view={useLoaderData<VehicleView>()} />;
}
