import type { Vehicle } from '@forecourt/domain';
import fc from 'fast-check';

/** How one CSV file is written. */
export interface CsvStyle {
  delimiter: string;
  lineEnd: string;
  finalLineEnd: boolean;
  bom: boolean;
  /** Quotes the n-th cell, also where it need not be. */
  quotes: (cell: number) => boolean;
}

export const arbitraryCsvStyle: fc.Arbitrary<CsvStyle> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  finalLineEnd: fc.boolean(),
  bom: fc.boolean(),
  quotes: fc.integer({ min: 1, max: 7 }).map((nth) => (cell: number) => cell % nth === 0),
});

/** A vehicle as the flat cells of a CSV row, by heading. */
function cells(vehicle: Vehicle): Record<string, string> {
  const { location, variant, images, financeLenders, caravan: _none, ...flat } = vehicle;
  const nested = {
    ...flat,
    yard: location?.name,
    location_slug: location?.slug,
    suburb: location?.city,
    state: location?.state,
    postcode: location?.postcode,
    cc: variant?.engineSizeCc,
    photos: images.map(({ url }) => url),
    finance_lenders: Object.keys(financeLenders).length > 0 ? JSON.stringify(financeLenders) : null,
  };
  return Object.fromEntries(Object.entries(nested).map(([key, value]) => [key, cellText(value)]));
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.join('|');
  return value === null || value === undefined ? '' : String(value);
}

/** The vehicles as one CSV file. */
export function writeCsv(vehicles: readonly Vehicle[], style: CsvStyle): string {
  const { delimiter, lineEnd, quotes } = style;
  let count = 0;
  const quote = (text: string) => {
    count += 1;
    const must = /["\r\n]/.test(text) || text.includes(delimiter);
    return must || quotes(count) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = vehicles.map(cells);
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  const text = lines.map((line) => line.map(quote).join(delimiter)).join(lineEnd);
  return `${style.bom ? '\ufeff' : ''}${text}${style.finalLineEnd ? lineEnd : ''}`;
}

/** The vehicles as one NDJSON file. */
export function writeNdjson(vehicles: readonly Vehicle[]): string {
  return vehicles.map((vehicle) => `${JSON.stringify(vehicle)}\n`).join('');
}
