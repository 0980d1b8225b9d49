export type * from './stockSearch.ts';
