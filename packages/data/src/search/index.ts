export * from './embedded/embeddedSearch.ts';
export type * from './stockSearch.ts';
