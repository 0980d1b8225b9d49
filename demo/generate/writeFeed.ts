import { type FeedVehicle, feedHeadings } from './feedVehicle.ts';

export type FeedFormat = 'csv' | 'json' | 'ndjson';

const writers: Readonly<Record<FeedFormat, (vehicles: readonly FeedVehicle[]) => string>> = {
  csv: (vehicles) =>
    [
      feedHeadings.join(','),
      ...vehicles.map((vehicle) =>
        feedHeadings.map((heading) => csvCell(vehicle[heading])).join(','),
      ),
      '',
    ].join('\r\n'),
  json: (vehicles) => `${JSON.stringify(vehicles, null, 1)}\n`,
  ndjson: (vehicles) => vehicles.map((vehicle) => `${JSON.stringify(vehicle)}\n`).join(''),
};

/** A stock file as a dealer system exports it; lists in a CSV cell are joined by `;`. */
export function writeFeed(vehicles: readonly FeedVehicle[], format: FeedFormat): string {
  return writers[format](vehicles);
}

function csvCell(value: FeedVehicle[keyof FeedVehicle]): string {
  const text = Array.isArray(value) ? value.join(';') : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
