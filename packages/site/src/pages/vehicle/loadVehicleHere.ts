import { servedWith } from '../../shell/servedOrDocument.ts';
import { ServedCardRow, ServedPlace } from '../served/servedParts.ts';
import {
  ServedComments,
  ServedFeatures,
  ServedKeyInformation,
  ServedPromises,
  ServedSpecifications,
} from './servedTexts.ts';

/** The `clientLoader` of a vehicle's page, whatever its layout. */
export const loadVehicleHere = /* @__PURE__ */ servedWith(
  ServedCardRow,
  ServedComments,
  ServedFeatures,
  ServedKeyInformation,
  ServedPlace,
  ServedPromises,
  ServedSpecifications,
);
