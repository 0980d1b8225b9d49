import {
  ALERT_MOST_NEWS,
  type AlertNews,
  type AlertNewsKind,
  alertVehicle,
  type BaseFilter,
  parseSearch,
  type StockChange,
  searchNews,
  stockChange,
  type Vehicle,
  vehicleNews,
} from '@forecourt/domain';
import type { Alert, AlertProgress, VehicleChange } from '../store/alerts.ts';
import { createMatcher, type Matcher } from './matcher.ts';

/** What some alert hears of a version of a stock. */
export interface FoundNews {
  news: readonly AlertNews[];
  more: number;
}

/** Different searches whose news are remembered: many ask for the same. */
const MOST_REMEMBERED = 1_000;

interface Known {
  change: StockChange;
  before: Vehicle | null;
  after: Vehicle | null;
}

export interface FindNewsOptions {
  changes: readonly VehicleChange[];
  moments: Pick<AlertProgress, 'at' | 'beforeAt'>;
  /** What the site always filters its stock by. */
  base: BaseFilter;
  /** The vehicle as the site may show it. */
  shown(vehicle: Vehicle): Vehicle;
}

/** Makes what the changes of a stock are looked up by, in steps of some milliseconds each. */
export function* findNewsOf({
  changes,
  moments,
  base,
  shown,
}: FindNewsOptions): Generator<undefined, ((alert: Alert) => FoundNews) | null> {
  const known = new Map<string, Known>();
  for (const { id, before: was, after: is } of changes) {
    const [before, after] = [was && shown(was), is && shown(is)];
    const change = stockChange(
      { vehicle: before, at: moments.beforeAt },
      { vehicle: after, at: moments.at },
      base,
    );
    if (change !== null) known.set(id, { change, before, after });
    if (known.size % 500 === 499) yield;
  }
  if (known.size === 0) return null;
  const all = [...known.values()];
  const now = yield* createMatcher(
    all.flatMap(({ change, after }) => (change === 'gone' || after === null ? [] : [after])),
  );
  const then = yield* createMatcher(
    all.flatMap(({ change, before }) =>
      (change === 'gone' || change === 'changed') && before !== null ? [before] : [],
    ),
  );
  const remembered = new Map<string, FoundNews>();
  return ({ vehicleId, search }) => {
    if (vehicleId !== null) return ofVehicle(known.get(vehicleId));
    const found = remembered.get(search) ?? ofSearch(search, known, now, then);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(search, found);
    return found;
  };
}

function ofVehicle(known: Known | undefined): FoundNews {
  const kind = known === undefined ? null : vehicleNews(known.change);
  const one = known === undefined || kind === null ? null : newsOf(kind, known);
  return { news: one === null ? [] : [one], more: 0 };
}

function ofSearch(
  search: string,
  known: ReadonlyMap<string, Known>,
  now: Matcher,
  then: Matcher,
): FoundNews {
  const state = parseSearch(search);
  const before = then.matching(state);
  const wasFound = new Set(Array.from(before, (document) => then.vehicles[document]?.id));
  const news: AlertNews[] = [];
  let count = 0;
  const take = (id: string | undefined, isFound: { before: boolean; after: boolean }) => {
    const one = known.get(id ?? '');
    const kind = one === undefined ? null : searchNews(one.change, isFound);
    if (one === undefined || kind === null) return;
    count += 1;
    // Many match a search that leaves nothing out, and few are told.
    const found = news.length < ALERT_MOST_NEWS ? newsOf(kind, one) : null;
    if (found !== null) news.push(found);
  };
  for (const document of now.matching(state)) {
    const id = now.vehicles[document]?.id;
    take(id, { before: wasFound.has(id), after: true });
  }
  for (const id of wasFound) {
    if (known.get(id ?? '')?.change === 'gone') take(id, { before: true, after: false });
  }
  return { news, more: count - news.length };
}

function newsOf(kind: AlertNewsKind, { before, after }: Known): AlertNews | null {
  const vehicle = after !== null && kind !== 'gone' ? after : (before ?? after);
  if (vehicle === null) return null;
  const priceBefore = kind === 'cheaper' ? (before?.price ?? null) : null;
  return { kind, vehicle: alertVehicle(vehicle), priceBefore };
}
