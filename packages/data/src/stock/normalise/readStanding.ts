import type { CarType, ItemType } from '@forecourt/domain';
import { type Condition, readCondition } from '../row/readCondition.ts';
import type { StockRow } from '../row/rowSchema.ts';
import { readItemType } from './readItemType.ts';
import type { Warn } from './warn.ts';

/** What the columns condition, status, type, item type and body say together. */
export interface Standing {
  carType: CarType;
  status: string;
  sold: boolean;
  reserved: boolean;
  certified: boolean;
  preorder: boolean;
  itemType: ItemType;
  body: string | null;
}

function first<T>(texts: readonly (string | undefined)[], read: (text: string) => T | null) {
  for (const text of texts) {
    const found = text === undefined ? null : read(text);
    if (found !== null) return found;
  }
  return null;
}

/** A status nobody knows as a name; one of signs alone, such as `??`, has none of its own. */
function nameOf(status: string): string {
  const name = status.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
  return name === '_' ? 'unknown' : name;
}

function isBody(text: string) {
  return readCondition(text) === null && readItemType(text) === null;
}

/**
 * Feeds mix these columns: `type` is a condition or a body, `vehicle type` an item type or a body,
 * `status` a condition, a stock status or both (`New In Stock`). Every text is read for all of it.
 * A row is in stock unless it says otherwise, or others have a status and it has none
 * (`MissingStatuses`); a status nobody knows is kept and, being unknown, is unavailable (R3-03).
 */
export function readStanding(row: StockRow, warn: Warn): Standing {
  const conditions = [row.condition, row.status, row.type, row.itemType].flatMap((text) =>
    text === undefined ? [] : (readCondition(text) ?? []),
  );
  const some = <T>(pick: (condition: Condition) => T | null) =>
    conditions.map(pick).find((value) => value !== null) ?? null;

  if (row.condition !== undefined && readCondition(row.condition) === null) {
    warn('condition', row.condition, 'not new, demo or used', 'Write new, demo or used.');
  }
  const strange =
    row.status !== undefined && readCondition(row.status) === null ? row.status : null;
  if (strange !== null) {
    const remedy = 'Write in stock, coming soon, reserved or sold.';
    warn('status', strange, 'not a known status: the vehicle is listed as unavailable', remedy);
  }
  const read = some(({ status }) => status);
  const unknown = strange === null ? null : nameOf(strange);
  const sold = row.sold === true || read === 'sold';
  const status = sold ? 'sold' : (unknown ?? read ?? 'in_stock');
  return {
    carType: some(({ carType }) => carType) ?? 'used',
    status,
    sold,
    reserved: row.reserved ?? status === 'reserved',
    certified: row.certified ?? conditions.some(({ certified }) => certified),
    preorder: row.preorder ?? conditions.some(({ preorder }) => preorder),
    itemType: first([row.itemType, row.type, row.body], readItemType) ?? 'car',
    body: row.body ?? first([row.type, row.itemType], (text) => (isBody(text) ? text : null)),
  };
}
