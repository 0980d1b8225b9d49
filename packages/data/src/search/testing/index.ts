// What other packages' tests share; never built, so never published (`@forecourt/data/testing`).

export { type MailServer, startMailServer } from '../../delivery/testing/mailServer.ts';
export {
  postEvent,
  type SignedEvent,
  signEvent,
} from '../../payments/testing/api/webhooks.ts';
export {
  STRIPE_KEY,
  type StripeLoopback,
  startStripe,
} from '../../payments/testing/startStripe.ts';
export { jpeg } from '../../photos/testing/samplePhotos.ts';
export {
  type PictureHost,
  photo,
  startPictureHost,
} from '../../pictures/testing/startPictureHost.ts';
export {
  type OwnPostgres,
  startOwnPostgres,
  startPostgres,
  type TestPostgres,
} from '../../store/testing/startPostgres.ts';
export { type StartedProcess, startProcess } from '../../store/testing/startProcess.ts';
export { aVehicle } from '../../testing/aVehicle.ts';
export {
  type Fault,
  type FaultServer,
  faults,
  startFaultServer,
} from '../../testing/faultServer.ts';
export { loadsWith } from '../../testing/loadsWith.ts';
export { noteFigure } from '../../testing/noteFigure.ts';
export {
  STAND_IN_KEY,
  type TypesenseStandIn,
  typesenseStandIn,
} from '../typesense/indexing/testing/typesenseStandIn.ts';
export { type AnsweringCollection, memoryTypesense } from '../typesense/testing/memoryTypesense.ts';
export { createRandom } from './random.ts';
export { randomStock } from './randomStock.ts';
