export { type MoveOptions, moveStore } from './store/move/moveStore.ts';
export {
  openPostgresStore,
  type PostgresStoreOptions,
} from './store/postgres/openPostgresStore.ts';
