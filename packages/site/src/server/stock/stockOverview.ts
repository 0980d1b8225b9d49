import { inBatches } from '@forecourt/data';
import {
  type BaseFilter,
  BUDGET_PRICE_ABOVE,
  type CarType,
  compareVehicles,
  type FacetCounts,
  type FacetStats,
  isForSale,
  isListed,
  listingChanges,
  type ValueKey,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import type { StockOverview } from '../../contracts/stock.ts';

/** @param now milliseconds since 1970 UTC */
export type OverviewOf = (base: BaseFilter, now: number) => Promise<StockOverview>;

/** An overview, and the time in which the site lists the same. */
interface Made {
  overview: StockOverview;
  from: number;
  /** Exclusive. */
  until: number;
}

/** Newest vehicles a page may show; a template takes as many as fill its rows. */
const LATEST = 10;

/**
 * The overview of one version of a site's stock, made when it is first asked for, and again only
 * when the hold-back of a vehicle or its days after the sale have ended.
 */
export function createOverview(vehicles: () => Iterable<Vehicle>): OverviewOf {
  let last: Promise<Made> | null = null;
  return async (base, now) => {
    const known = last;
    const made = await known;
    if (made !== null && made.from <= now && now < made.until) return made.overview;
    // Who waited for the same one meanwhile has asked for the next.
    const next = last === known || last === null ? make(vehicles(), base, now) : last;
    last = next;
    return (await next).overview;
  };
}

async function make(vehicles: Iterable<Vehicle>, base: BaseFilter, now: number): Promise<Made> {
  const counts = new Map(valueKeys.map((key) => [key, new Map<string, number>()]));
  const carTypesOf = new Map<string, Set<CarType>>();
  const latest: Vehicle[] = [];
  let budgetPrices: FacetStats | null = null;
  let [count, until] = [0, Number.POSITIVE_INFINITY];
  for await (const batch of inBatches(vehicles)) {
    for (const vehicle of batch) {
      for (const change of listingChanges(vehicle, base)) {
        if (change > now) until = Math.min(until, change);
      }
      if (!isListed(vehicle, base, 'relevance', now)) continue;
      count += 1;
      countValues(counts, vehicle);
      keepCarType(carTypesOf, vehicle);
      const price = vehicle.price ?? 0;
      if (price > BUDGET_PRICE_ABOVE) budgetPrices = widened(budgetPrices, price);
      if (vehicle.images.length > 0 && isForSale(vehicle)) keepLatest(latest, vehicle);
    }
  }
  const overview = { count, facets: facetsOf(counts), carTypesOf, budgetPrices, latest };
  return { overview, from: now, until };
}

function keepCarType(carTypesOf: Map<string, Set<CarType>>, { make, carType }: Vehicle): void {
  carTypesOf.set(make, (carTypesOf.get(make) ?? new Set()).add(carType));
}

type Counts = ReadonlyMap<ValueKey, Map<string, number>>;

function countValues(counts: Counts, vehicle: Vehicle): void {
  for (const [key, own] of counts) {
    for (const value of new Set(valueFacet(key).valuesOf(vehicle))) {
      own.set(value, (own.get(value) ?? 0) + 1);
    }
  }
}

function widened(span: FacetStats | null, price: number): FacetStats {
  return { min: Math.min(span?.min ?? price, price), max: Math.max(span?.max ?? price, price) };
}

function facetsOf(counts: Counts): FacetCounts {
  return Object.fromEntries(
    Array.from(counts, ([key, own]) => [
      key,
      Array.from(own, ([value, count]) => ({ value, count })).toSorted((a, b) =>
        a.value < b.value ? -1 : 1,
      ),
    ]),
  );
}

function keepLatest(latest: Vehicle[], vehicle: Vehicle): void {
  const oldest = latest[LATEST - 1];
  if (oldest !== undefined && byAge(oldest, vehicle) < 0) return;
  latest.push(vehicle);
  latest.sort(byAge).splice(LATEST);
}

const byAge = compareVehicles('latest');
