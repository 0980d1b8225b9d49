export * from './embedded/embeddedSearch.ts';
export { openStockFile } from './stockFile/openStockFile.ts';
export { type PackedRecords, packRecords, unpackRecord } from './stockFile/records.ts';
export { type StockFile, writeStockFile } from './stockFile/writeStockFile.ts';
export type * from './stockAnswer.ts';
export type * from './stockSearch.ts';
