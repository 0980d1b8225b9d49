import '@forecourt/ui/styles/facts.css';
import '@forecourt/ui/styles/vehicle.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/content.css';
import '@forecourt/ui/styles/saveButton.css';
import { useLoaderData } from 'react-router';
import { servedWith } from '../../shell/servedOrDocument.ts';
import { ServedCardRow, ServedPlace } from '../served/servedParts.ts';
import { ServedDetails, ServedFacts, ServedSpecifications } from './servedTexts.ts';
import { VehiclePage } from './VehiclePage.tsx';
import { loadVehicle, type VehicleView } from './vehicle.server.ts';
import { vehicleMeta } from './vehicleMeta.ts';

const clientLoader = servedWith(
  ServedCardRow,
  ServedDetails,
  ServedFacts,
  ServedPlace,
  ServedSpecifications,
);

export { clientLoader, loadVehicle as loader, vehicleMeta as meta };

export default function VehicleRoute() {
  return <VehiclePage view={useLoaderData<VehicleView>()} />;
}
