import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facetKeys } from '@forecourt/domain';

interface SiteFile {
  filters: (string | { facet: string })[];
  locations: { city: string; state: string }[];
}

const CATEGORIES = ['Family', 'First car', 'Towing', 'Work'];

/**
 * A demo dealer that shows every facet that a listing can have; badges follow when a make is
 * chosen. Its stock gets what the demo's lacks: another state and kind of vehicle, subscriptions,
 * categories.
 *
 * @returns the folder of sites
 */
export async function wideSite(folder: string, slug: string): Promise<string> {
  const sitesFolder = join(folder, 'sites');
  const own = join(sitesFolder, slug);
  await cp(join('demo/sites', slug), own, { recursive: true });
  const file = join(own, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as SiteFile;
  const looks = new Map(
    site.filters.map((filter) => [typeof filter === 'string' ? filter : filter.facet, filter]),
  );
  site.filters = facetKeys
    .filter((key) => key !== 'dealership_slug')
    .map((key) => looks.get(key) ?? key);
  for (const location of site.locations.filter(({ city }) => city === 'Cleveland')) {
    location.state = 'NSW';
  }
  await writeFile(file, JSON.stringify(site));
  const stock = join(own, 'stock.csv');
  const [head = '', ...rows] = (await readFile(stock, 'utf8')).trimEnd().split('\n');
  await writeFile(
    stock,
    `${[`Subscription,Categories,${head}`, ...rows.map(widened)].join('\n')}\n`,
  );
  return sitesFolder;
}

function widened(row: string, at: number): string {
  const own = at % 30 === 7 ? row.replace(/^(\w+),Car,/, '$1,Motorcycle,') : row;
  return `${at % 3 === 0 ? 150 + (at % 9) * 40 : ''},${CATEGORIES[at % CATEGORIES.length]},${own}`;
}
