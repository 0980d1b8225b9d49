export type { FacetChange } from './facetChanges.ts';
export type { Defect as ImportDefect } from './faults/defect.ts';
export type { Fault as ImportFault } from './faults/fileFault.ts';
export type { ColumnMap } from './fields/columns.ts';
export { describeFields, STOCK_FIELD_NAMES, type StockField } from './fields/fields.ts';
export type { ImportLimits } from './importGuard.ts';
export {
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
  importStock,
} from './importStock.ts';
export type { StockSource } from './openSource.ts';
export { parseColumnMap } from './parseColumnMap.ts';
export type { PhotoCounts, PhotoSource } from './photos/importPhotos.ts';
export type { StockFormat } from './read/detectFormat.ts';
export type { ExitCode as ImportExitCode, Paint as ImportPaint } from './report.ts';
export { type RunImportOptions, runImport } from './runImport.ts';
