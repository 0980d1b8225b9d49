import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import { sitesFolder } from './dealers.ts';
import { testServer } from './testServer.ts';

/** A text no line has room for, and no place to break it at. */
export const UNBROKEN = 'Unbroken'.repeat(19).slice(0, 150);

/** What is no text to read, or what must be one of a few words. */
const CLOSED =
  /^(?:id|slug|.*Id|.*Slug|template|hosts|timeZone|manufacturer|state|postcode|type|email|url|placeUrl|file|href|image|heroImage|pathPrefix|formats|search|start|expiry|date|open|close|facet|look|filters|openFilters|theme|logo|status|itemType|carType|priceType|rego.*|openingHours|holidayHours|stock|baseFilter|resultView|images|file|year|financeProvider|soldTagFor|locationsBase|locationLayout|financePath|.*Href|severity|from|until|.*Image|brandMenu|makeLogos|makes|layout|callPhone|segment|provider|button)$/;

/** Longest that the schema of a site allows. */
const BOUNDS: Readonly<Record<string, number>> = {
  title: 40,
  text: 200,
  action: 30,
  label: 30,
  services: 60,
  additionalServices: 80,
  replyPromise: 60,
  note: 200,
};

/**
 * Every text of a structure replaced; what is closed stays.
 *
 * @param closed keys whose values are no text to read
 * @param textOf what stands in place of a text, by its key; `mark` tells the entries of a list apart
 */
export function rewritten<Value>(
  value: Value,
  closed: RegExp,
  textOf: (key: string, mark: string) => string,
  key = '',
  mark = '',
): Value {
  if (closed.test(key)) return value;
  if (typeof value === 'string') return textOf(key, mark) as Value;
  if (Array.isArray(value)) {
    return value.map((one, at) => rewritten(one, closed, textOf, key, `${mark}${at}`)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, rewritten(one, closed, textOf, name, mark)]),
  ) as Value;
}

/** One that cannot be broken. */
function unbroken<Value>(value: Value, begin = ''): Value {
  return rewritten(
    value,
    CLOSED,
    (key, mark) => {
      // Without two digits it is no number to call.
      const text = (key === 'phone' ? `00${mark}` : mark) + UNBROKEN;
      return text.slice(0, BOUNDS[key] ?? UNBROKEN.length);
    },
    '',
    begin,
  );
}

/** Writes a dealer like one of the demo's, with nothing to break a line at. */
export async function writeUnbrokenSite(folder: string, like: string): Promise<void> {
  const from = join(sitesFolder, like, 'site.json');
  const read = JSON.parse(await readFile(from, 'utf8'));
  // Its files stay where they are.
  const { stock: _, certified: __, logo: ___, makeLogos: ____, ...site } = read;
  await mkdir(join(folder, 'unbroken'), { recursive: true });
  const config = { ...unbroken(site), slug: 'unbroken', hosts: [] };
  await writeFile(join(folder, 'unbroken/site.json'), JSON.stringify(config));
}

/** Gives it stock like a vehicle of the demo: with photos, without, and sold. */
export async function addUnbrokenStock(dataFolder: string, like: string): Promise<void> {
  const model = await modelOf(like);
  const store = await openEmbeddedStore({ folder: dataFolder });
  try {
    const key = 'unbroken' as SiteKey;
    const now = Date.now();
    const states: readonly Partial<Vehicle>[] = [
      {},
      { images: [] },
      { status: 'sold', sold: true, soldAt: now - 60_000 },
      ...Array.from({ length: 24 }, () => ({})),
    ];
    const stock = states.map((state, index) => ({
      ...unbroken(filled(model), String(index)),
      id: `unbroken-${index}`,
      slug: `unbroken-${index}`,
      ...state,
    }));
    const draft = await store.stock.begin(key);
    await draft.add(stock.map((vehicle, index) => ({ row: index + 1, vehicle })));
    await draft.publish(now);
  } finally {
    await store.close();
  }
}

/** A text in every field that may hold one. */
function filled(model: Vehicle): Vehicle {
  const texts = Object.fromEntries(
    Object.entries(model).map(([key, value]) => [
      key,
      value === null && TEXTS.has(key) ? key : value,
    ]),
  ) as unknown as Vehicle;
  return {
    ...texts,
    comments: `${UNBROKEN}\n\nhttps://www.example.com/${UNBROKEN}?${UNBROKEN}`,
    standardEquipment: Array.from({ length: 12 }, (_, index) => `feature ${index}`),
    filteredFeatures: ['one', 'two'],
    distributionLocations: ['one', 'two'],
  };
}

const TEXTS = new Set<string>([
  'badge',
  'series',
  'tag',
  'stockNumber',
  'vin',
  'complianceDate',
  'buildDate',
  'colour',
  'exteriorColour',
  'fuel',
  'simpleFuel',
  'body',
  'simpleBody',
  'transmission',
  'simpleTransmission',
  'drive',
  'engineSize',
  'comments',
  'dealershipName',
] satisfies (keyof Vehicle)[]);

/** A vehicle of a demo dealer as the store keeps it, with photos. */
async function modelOf(site: string): Promise<Vehicle> {
  const store = await openEmbeddedStore({ folder: testServer.dataFolder });
  try {
    const key = site as SiteKey;
    const version = (await store.stock.current(key))?.version ?? 0;
    for await (const batch of store.stock.read(key, version)) {
      const model = batch.find(({ images }) => images.length > 3);
      if (model !== undefined) return model;
    }
    throw new Error(`No vehicle of ${site} has photos, so there is nothing to write stock like.`);
  } finally {
    await store.close();
  }
}
