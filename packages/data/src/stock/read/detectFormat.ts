import { parseJson } from '@forecourt/domain';
/** How a stock file is written. */
export type StockFormat = 'csv' | 'json' | 'ndjson';

/** Keys under which a JSON object may hold the list of vehicles. */
export const LIST_KEYS = ['vehicles', 'stock', 'listings', 'data'] as const;

const BY_EXTENSION: Readonly<Record<string, StockFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  psv: 'csv',
  txt: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

/** How JSON of vehicles begins; a heading in brackets does not. */
const JSON_BEGINS = /^\s*(?:\[\s*)?\{\s*["}]/;

/** The format of a file: by its extension, unless it holds JSON all the same, else by its start. */
export function detectFormat(fileName: string | null, head: string): StockFormat {
  const extension = /\.([a-z]+)$/i.exec(fileName ?? '')?.[1]?.toLowerCase() ?? '';
  const sniffed = sniffFormat(head);
  if (extension === 'json') return sniffed === 'ndjson' ? 'ndjson' : 'json';
  return JSON_BEGINS.test(head) ? sniffed : (BY_EXTENSION[extension] ?? sniffed);
}

function sniffFormat(head: string): StockFormat {
  const text = head.trimStart();
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return 'csv';
  return isVehicleLine(text.split('\n', 1)[0] ?? '') ? 'ndjson' : 'json';
}

function isListKey(key: string): boolean {
  return LIST_KEYS.some((known) => known === key.toLowerCase());
}

/** Whether a line is a JSON object by itself and not the wrapper of a list. */
function isVehicleLine(line: string): boolean {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null) return false;
  return !Object.entries(value).some(([key, inner]) => isListKey(key) && Array.isArray(inner));
}
