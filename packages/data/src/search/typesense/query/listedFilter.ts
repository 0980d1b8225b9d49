import type { BaseFilter, SearchState, SortKey } from '@forecourt/domain';
import { valueKeys } from '@forecourt/domain';
import { hundredths } from '../document/hundredths.ts';
import { all, any, type Filter, isNumber, isOn, isValue } from '../filter/filter.ts';

const DAY = 86_400_000;

/** What a site lists at a moment, before anything the shopper chose: `isListed` of the domain. */
export function listedFilter(base: BaseFilter, sort: SortKey, now: number): Filter {
  const { carTypes, minAgeDays = 0, minPhotos = 0, priceAbove } = base;
  return all(
    isOn('shown', true),
    ...(carTypes?.length ? [isValue('car_type', carTypes)] : []),
    standing(base, now),
    // A vehicle without a creation date has 0 for one, and is never held back.
    ...(minAgeDays > 0
      ? [isNumber('created_at', '<=', Math.max(0, Math.floor(now - minAgeDays * DAY)))]
      : []),
    ...(minPhotos > 0 ? [isNumber('photos', '>=', Math.ceil(minPhotos))] : []),
    ...(priceAbove !== undefined ? [isNumber('price', '>', hundredths(priceAbove))] : []),
    ...(sort === 'price_asc' ? [isNumber('price', '>', 0)] : []),
  );
}

/** A recently sold vehicle stays whatever the status rule says (R1-08); 0 is no day of sale. */
function standing({ statuses, soldDays }: BaseFilter, now: number): Filter {
  const unsold = all(
    isOn('sold', false),
    ...(statuses?.length ? [isValue('status', statuses)] : []),
  );
  if (soldDays <= 0) return unsold;
  const since = Math.max(1, Math.ceil(now - soldDays * DAY));
  return any(unsold, all(isOn('sold', true), isNumber('sold_at', '>=', since)));
}

/** Refinements that nobody can remove (R2-55). */
export function rawFilter(raw: SearchState['values']): Filter {
  return all(
    ...valueKeys.flatMap((key) => {
      const values = raw[key];
      return values?.length ? [isValue(key, values)] : [];
    }),
  );
}
