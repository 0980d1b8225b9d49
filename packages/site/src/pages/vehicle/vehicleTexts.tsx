// Loaded when a browser draws a vehicle itself: on a page as it is sent its texts need no script.
import { SellingPoints, vehicleCopy } from '@forecourt/ui';
import type { VehicleView } from './vehicle.server.ts';

export { DealerComments, FeatureList, KeyInformation, SpecTable } from '@forecourt/ui';

/** Why buy here, and what protects what was bought. */
export function VehiclePromises({ whyBuyFromUs, protectYourCar }: VehicleView['promises']) {
  return (
    <>
      <SellingPoints heading={vehicleCopy.whyBuyFromUs} points={whyBuyFromUs} />
      <SellingPoints heading={vehicleCopy.protectYourCar} points={protectYourCar} />
    </>
  );
}
