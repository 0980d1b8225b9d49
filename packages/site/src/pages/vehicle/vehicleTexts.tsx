// Loaded when a browser draws a vehicle itself: on a page as it is sent its texts need no script.
import {
  DealerComments,
  FeatureList,
  type FeatureListProps,
  KeyInformation,
  SellingPoints,
  SpecTable,
  vehicleCopy,
} from '@forecourt/ui';
import type { VehicleView } from './vehicle.server.ts';

export interface VehicleFactsProps extends Pick<FeatureListProps, 'features'> {
  rows: VehicleView['facts']['key'];
  comments: VehicleView['comments'];
}

/** What most ask for first, what is on board, and what the dealer writes. */
export function VehicleFacts({ rows, features, comments }: VehicleFactsProps) {
  return (
    <>
      <KeyInformation rows={rows} />
      <FeatureList heading={vehicleCopy.carSummary} features={features} />
      <DealerComments comments={comments} />
    </>
  );
}

export interface VehicleSpecificationsProps {
  rows: VehicleView['facts']['all'];
  promises: VehicleView['promises'];
}

/** Every fact, and what the dealer promises. */
export function VehicleSpecifications({ rows, promises }: VehicleSpecificationsProps) {
  return (
    <>
      <SpecTable heading={vehicleCopy.allSpecifications} rows={rows} />
      <SellingPoints heading={vehicleCopy.whyBuyFromUs} points={promises.whyBuyFromUs} />
      <SellingPoints heading={vehicleCopy.protectYourCar} points={promises.protectYourCar} />
    </>
  );
}

export interface VehicleDetailsProps {
  rows: VehicleView['facts']['details'];
}

/** Facts of its papers, in a side column. */
export function VehicleDetails({ rows }: VehicleDetailsProps) {
  return <SpecTable heading={vehicleCopy.carDetails} rows={rows} narrow />;
}
