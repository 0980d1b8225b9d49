export { aliasOf } from '../typesense/document/collectionNames.ts';
export { IndexFault, type IndexFaultKind } from './indexFault.ts';
export {
  type IndexProgress,
  type IndexResult,
  type IndexStockOptions,
  indexStock,
} from './indexStock.ts';
export { type TypesenseIndexAdminOptions, typesenseIndexAdmin } from './typesenseIndexAdmin.ts';
