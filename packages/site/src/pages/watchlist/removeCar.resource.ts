export { onlyChanges as loader, removeCar as action } from './watchlistApi.server.ts';
