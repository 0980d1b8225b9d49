import '@forecourt/ui/styles/facts.css';
import '@forecourt/ui/styles/vehicle.css';
import '@forecourt/ui/styles/boardDetail.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/content.css';
import '@forecourt/ui/styles/saveButton.css';
import { VehiclePage, type VehicleView } from '@forecourt/site/template';
import { BoardDetail } from '@forecourt/ui';
import { useLoaderData } from 'react-router';

export { loadVehicle as loader } from '@forecourt/site/pages.server';
export { loadVehicleHere as clientLoader, vehicleMeta as meta } from '@forecourt/site/template';

export default function VehicleRoute() {
  return <VehiclePage view={useLoaderData<VehicleView>()} Layout={BoardDetail} />;
}
