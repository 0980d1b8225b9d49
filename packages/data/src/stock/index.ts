export { type ColumnMap, parseColumnMap } from './columns.ts';
export type { Defect } from './defect.ts';
export { describeFields, type StockField } from './fields.ts';
export type { Fault } from './fileFault.ts';
export { type ImportOptions, type ImportResult, importStock } from './importStock.ts';
export type { StockSource } from './openSource.ts';
export type { StockFormat } from './read/format.ts';
export type { ExitCode } from './report.ts';
export { type RunImportOptions, runImport } from './runImport.ts';
