import type { SearchRequest } from '../stockSearch.ts';
import { createScope, type Scope } from './scope.ts';
import type { StockIndex } from './stockIndex.ts';

/** A site asks with one or two filters, for example those of its 7-seater page (R2-55). */
const MOST_SCOPES = 8;

/** Gives the scope of each request; keeps those of the filters asked for last. */
export function createScopes(index: StockIndex): (request: SearchRequest) => Scope {
  const kept = new Map<string, Scope>();
  return ({ base, raw = {}, state, now }) => {
    // Only this order brings a filter of its own (R2-38).
    const sort = state.sort === 'price_asc' ? 'price_asc' : 'relevance';
    const key = JSON.stringify([base, raw, sort]);
    let scope = kept.get(key);
    if (scope === undefined || scope.now > now) {
      scope = createScope(index, { base, raw, sort }, now);
    } else {
      scope.moveTo(now);
    }
    // A map keeps the order of insertion, so the first key is the one not asked for longest.
    kept.delete(key);
    kept.set(key, scope);
    if (kept.size > MOST_SCOPES) kept.delete(kept.keys().next().value!);
    return scope;
  };
}
