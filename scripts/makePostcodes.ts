// Makes the table of postcodes that a geocoder of ours answers from, of GeoNames' file of Australia:
// `node scripts/makePostcodes.ts AU.txt > packages/data/src/platform/postcodes/postcodes.json`.
// It is in https://download.geonames.org/export/zip/AU.zip, under CC BY 4.0 (decision 19).

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';

const POSTCODE = 1;
const LATITUDE = 9;
const LONGITUDE = 10;
const ACCURACY = 11;

/** From here on a row is the place itself and not a guess by its neighbours. */
const KNOWN = 3;

interface Row {
  point: readonly [latitude: number, longitude: number];
  accuracy: number;
}

const places = new Map<string, Row[]>();
for (const line of readFileSync(argv[2] ?? 'AU.txt', 'utf8').split('\n')) {
  const fields = line.split('\t');
  const postcode = fields[POSTCODE];
  if (postcode === undefined) continue;
  const point = [Number(fields[LATITUDE]), Number(fields[LONGITUDE])] as const;
  const rows = places.get(postcode) ?? [];
  places.set(postcode, [...rows, { point, accuracy: Number(fields[ACCURACY]) }]);
}

/** The one in the middle, which places that GeoNames has wrong do not move; about a kilometre is enough. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN).toFixed(2));
}

const lines = [...places]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([postcode, rows]) => {
    const known = rows.filter(({ accuracy }) => accuracy >= KNOWN);
    const points = (known.length > 0 ? known : rows).map(({ point }) => point);
    return `  "${postcode}": [${middle(points.map(([at]) => at))}, ${middle(points.map(([, at]) => at))}]`;
  });
console.log(`{\n${lines.join(',\n')}\n}`);
