export * from './embedded/embeddedSearch.ts';
export type { EmbeddedSearch, Stopwatch } from './embedded/searchIndex.ts';
export { stockFileFormat } from './stockFile/layout.ts';
export { type OpenedStock, openStockFile } from './stockFile/openStockFile.ts';
export { openRecords, packRecords } from './stockFile/records.ts';
export { type StockFile, writeStockFile } from './stockFile/writeStockFile.ts';
export type * from './stockSearch.ts';
