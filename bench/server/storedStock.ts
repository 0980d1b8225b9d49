import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importStock, type Store } from '@forecourt/data';

/** A feed of vehicles that differ in what a listing shows, one a line. */
export function feedOf(size: number): string {
  const makes = ['Toyota', 'Mazda', 'Ford', 'Kia', 'Hyundai', 'Isuzu', 'Subaru', 'Nissan'];
  const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon'];
  const colours = ['White', 'Black', 'Grey', 'Blue', 'Red'];
  const pick = (list: readonly string[], at: number) => list[at % list.length];
  return Array.from({ length: size }, (_, at) =>
    JSON.stringify({
      id: `v-${at}`,
      stocknum: `S${at}`,
      name: `${2010 + (at % 16)} ${pick(makes, at)} Model ${at % 37}`,
      make: pick(makes, at),
      model: `Model ${at % 37}`,
      badge: `Badge ${at % 11}`,
      year: 2010 + (at % 16),
      price: 5_000 + ((at * 7_919) % 95_000),
      km: (at * 6_151) % 240_000,
      car_type: ['used', 'used', 'demo', 'new'][at % 4],
      status: 'in_stock',
      body: pick(bodies, at * 3),
      colour: pick(colours, at * 7),
      seats: 4 + (at % 4),
      fuel: ['Petrol', 'Diesel', 'Hybrid'][at % 3],
      transmission: at % 5 === 0 ? 'Manual' : 'Automatic',
      dealercomments: 'One owner, full service history. '.repeat(1 + (at % 5)),
      standardEquipment: ['Tow bar', 'Sunroof', 'Apple CarPlay'].slice(0, 1 + (at % 3)),
    }),
  ).join('\n');
}

/** Makes a feed a site's stock. */
export async function importFeed(
  store: Store,
  site: Parameters<typeof importStock>[0]['site'],
  folder: string,
  feed: string,
): Promise<void> {
  const source = join(folder, 'stock.ndjson');
  await writeFile(source, feed);
  const { accepted, rows } = await importStock({
    source,
    site,
    store: store.stock,
    locations: [],
    timeZone: 'Australia/Brisbane',
    now: Date.now(),
    // Stocks of any size follow each other.
    force: true,
    report: () => {},
  });
  if (accepted !== rows) throw new Error(`${rows - accepted} of ${rows} rows were refused.`);
}
