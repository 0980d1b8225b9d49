export * from '../indexing/index.ts';
export { type StockDocument, stockSchema } from './document/stockSchema.ts';
export { toDocument } from './document/toDocument.ts';
