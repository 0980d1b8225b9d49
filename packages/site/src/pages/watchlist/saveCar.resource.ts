export { onlyChanges as loader, saveCar as action } from './watchlistApi.server.ts';
