import type { StockField } from '../fields/fields.ts';

/** Reports a value that was mended, moved or dropped while its row stays in. */
export type Warn = (field: StockField, found: unknown, problem: string, remedy: string) => void;
