export type * from './search/stockSearch.ts';
export type * from './store/store.ts';
