export type { AskedStock } from './answer/stockCheck.ts';
export { TypesenseFault, type TypesenseFaultKind } from './client/typesenseFault.ts';
export { aliasOf } from './document/collectionNames.ts';
export { type StockDocument, stockSchema } from './document/stockSchema.ts';
export { toDocument } from './document/toDocument.ts';
export { IndexFault, type IndexFaultKind } from './indexing/indexFault.ts';
export {
  type IndexProgress,
  type IndexResult,
  type IndexStockOptions,
  indexStock,
} from './indexing/indexStock.ts';
export {
  type TypesenseIndexAdminOptions,
  typesenseIndexAdmin,
} from './indexing/typesenseIndexAdmin.ts';
export type { KnownWords } from './knownWords.ts';
export { type ModelDocument, modelSchema, toModelDocument } from './models/modelDocument.ts';
export type { AskedRange } from './models/rangeCheck.ts';
export { createTypesenseModels, type ModelPage } from './models/typesenseModels.ts';
export type { StockPlace } from './query/toSearches.ts';
export { createStockWords } from './stockWords.ts';
export {
  type AskTypesense,
  createTypesenseService,
  type TypesenseAccess,
  type TypesenseService,
} from './transport/typesenseService.ts';
export {
  createTypesenseSearch,
  type TypesenseAlarm,
  type TypesenseSearch,
  type TypesenseSearchOptions,
} from './typesenseSearch.ts';
