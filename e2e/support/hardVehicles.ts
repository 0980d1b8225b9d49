import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';

/** Vehicles that pages draw differently or with difficulty; each is in every site's stock. */
export type HardCase = 'sold' | 'photoless' | 'bare' | 'long' | 'hostile';

const HOSTILE = `"><img src=x onerror= "document.title='pwned'" > </script> <script> document.title='pwned' </script> {{7*7}} \u202e \ud83d \u0000\u001b \ufffe \u2028\u0085 \\ud83d`;
const LONG = 'Shootingbrakesportback';

const changes: Record<HardCase, (site: string, now: number) => Partial<Vehicle>> = {
  sold: (_, now) => ({ status: 'sold', sold: true, soldAt: now - 60_000 }),
  photoless: () => ({ images: [] }),
  bare: () => ({
    badge: null,
    series: null,
    year: null,
    price: null,
    beforePrice: null,
    offerPrice: null,
    stateAverageMarketPrice: null,
    averageMarketPrice: null,
    km: null,
    colour: null,
    exteriorColour: null,
    seats: null,
    doors: null,
    fuel: null,
    simpleFuel: null,
    body: null,
    simpleBody: null,
    transmission: null,
    simpleTransmission: null,
    drive: null,
    engineSize: null,
    vin: null,
    rego: null,
    regoExpiry: null,
    buildDate: null,
    complianceDate: null,
    stockNumber: null,
    comments: null,
    standardEquipment: [],
    filteredFeatures: [],
    images: [],
    location: null,
    dealershipSlug: null,
  }),
  long: () => ({
    model: `${LONG} ${LONG}`,
    badge: `${LONG} ${LONG} ${LONG}`,
    price: 12_345_678,
    km: 999_999,
    comments: `${LONG} `.repeat(120),
    standardEquipment: Array.from({ length: 60 }, (_, index) => `${LONG} ${index}`),
  }),
  hostile: (site) => ({
    model: HOSTILE,
    badge: HOSTILE,
    comments: `${HOSTILE} canary-${site}`,
    standardEquipment: [HOSTILE],
    colour: 'White',
  }),
};

/** Address of a hard vehicle, the same on every site. */
export function hardSlug(hardCase: HardCase): string {
  return `hard-${hardCase}`;
}

/** Adds the hard vehicles to the stock of a site, as a new version of it. */
export async function addHardVehicles(site: string, dataFolder: string): Promise<void> {
  const now = Date.now();
  const store = await openEmbeddedStore({ folder: dataFolder });
  try {
    const key = site as SiteKey;
    const current = await store.stock.current(key);
    if (current === null) throw new Error(`${site} has no stock to add to. Start the demo first.`);
    const stock: Vehicle[] = [];
    for await (const batch of store.stock.read(key, current.version)) stock.push(...batch);
    const [model] = stock;
    if (model === undefined) throw new Error(`The stock of ${site} is empty.`);
    const hard = Object.entries(changes).map(([hardCase, change]) => ({
      ...model,
      id: `${site}-hard-${hardCase}`,
      slug: hardSlug(hardCase as HardCase),
      ...change(site, now),
    }));
    const draft = await store.stock.begin(key);
    await draft.add([...stock, ...hard].map((vehicle, index) => ({ row: index + 1, vehicle })));
    await draft.publish(now);
  } finally {
    await store.close();
  }
}
