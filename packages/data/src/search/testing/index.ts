// What other packages' tests share; never built, so never published (`@forecourt/data/testing`).
export { aVehicle } from './aVehicle.ts';
