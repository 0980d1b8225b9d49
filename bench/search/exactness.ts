import { createEmbeddedSearch } from '@forecourt/data/search';
import { createBruteForceSearch } from '../../packages/data/src/search/testing/bruteForceSearch.ts';
import { createRandom } from '../../packages/data/src/search/testing/random.ts';
import { randomRequest } from '../../packages/data/src/search/testing/randomRequest.ts';
import { randomStock } from '../../packages/data/src/search/testing/randomStock.ts';

const QUERIES = 5_000;
const SIZES = [60, 120, 240, 480];
const NOW = Date.UTC(2026, 10, 21);

/** How many of 5,000 random searches are answered otherwise than by brute force, in any respect. */
export function wrongAnswers(): number {
  let wrong = 0;
  for (const size of SIZES) {
    const random = createRandom(size * 31);
    const stock = randomStock(random, size, NOW);
    const search = createEmbeddedSearch(stock);
    const bruteForce = createBruteForceSearch(stock);
    for (let asked = 0; asked < QUERIES / SIZES.length; asked++) {
      const request = randomRequest(random, stock, NOW);
      if (told(search.searchSync(request)) !== told(bruteForce(request))) wrong++;
    }
  }
  return wrong;
}

type Told = ReturnType<ReturnType<typeof createBruteForceSearch>>;

/** Everything an answer says but the time it took; the order of keys does not count. */
function told({ hits, count, facets, facetStats, pages }: Told): string {
  const sorted = (record: object) =>
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const ids = hits.map(({ id }) => id);
  return JSON.stringify([ids, count, sorted(facets), sorted(facetStats), pages]);
}
