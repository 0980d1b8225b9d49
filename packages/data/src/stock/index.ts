export { type ColumnMap, parseColumnMap } from './columns.ts';
export type { Defect as ImportDefect } from './defect.ts';
export { describeFields, type StockField } from './fields.ts';
export type { Fault as ImportFault } from './fileFault.ts';
export { type ImportOptions, type ImportResult, importStock } from './importStock.ts';
export type { StockSource } from './openSource.ts';
export type { StockFormat } from './read/format.ts';
export type { ExitCode as ImportExitCode } from './report.ts';
export { type RunImportOptions, runImport } from './runImport.ts';
