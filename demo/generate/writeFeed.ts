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
  json: (vehicles) => `[\n${vehicles.map(jsonObject).join(',\n')}\n]\n`,
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

/** Laid out as the repository's formatter would, which looks at every JSON file. */
function jsonObject(vehicle: FeedVehicle): string {
  const lines = feedHeadings.map((heading, index) => {
    const key = `    ${JSON.stringify(heading)}: `;
    const comma = index === feedHeadings.length - 1 ? '' : ',';
    return `${key}${jsonValue(vehicle[heading], 100 - key.length - comma.length)}${comma}`;
  });
  return `  {\n${lines.join('\n')}\n  }`;
}

function jsonValue(value: FeedVehicle[keyof FeedVehicle], room: number): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const items = value.map((item) => JSON.stringify(item));
  const inline = `[${items.join(', ')}]`;
  return inline.length <= room ? inline : `[\n      ${items.join(',\n      ')}\n    ]`;
}
