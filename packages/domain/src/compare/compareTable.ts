import { type PriceRules, priceDisplay } from '../price/priceDisplay.ts';
import { repeats } from '../vehicle/repeats.ts';
import {
  type SpecKey,
  type SpecRules,
  specKeys,
  specLabel,
  specRows,
} from '../vehicle/specRows.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type BestValue, bestValue, type CompareKey } from './bestValue.ts';

/** One line of a comparison. */
export interface CompareRow {
  key: CompareKey;
  label: string;
  /** One a vehicle, in their order; `null` where a vehicle has none. */
  values: readonly (string | null)[];
  differs: boolean;
  /** The one a shopper would choose by this row alone, where there is one. */
  best: BestValue | null;
}

/** Facts that name one vehicle and differ always: a comparison gains nothing from them. */
const identity: readonly SpecKey[] = ['stockNumber', 'vin', 'rego', 'regoExpiry'];

/**
 * Vehicles side by side: price first, then rows that differ, then those that are alike, each in
 * print order. A row no vehicle has a value for is left out (R1-05).
 */
export function compareTable(
  vehicles: readonly Vehicle[],
  rules: PriceRules & SpecRules,
  now: number,
): readonly CompareRow[] {
  const row = (
    key: CompareRow['key'],
    label: string,
    values: readonly (string | null)[],
    /** The values with what they include. */
    whole = values,
  ): CompareRow => ({
    ...{ key, label, values, differs: new Set(values).size > 1 },
    best: bestValue(key, whole),
  });

  const tables = vehicles.map((vehicle) => specRows(vehicle, rules, now));
  /** In no vehicle's column does the row say anything that another does not. */
  const isRepeated = (key: SpecKey): boolean =>
    tables.every((table) => table.every((entry) => entry.key !== key || repeats(entry, table)));
  const rows = [
    row(
      'year',
      'Year',
      vehicles.map(({ year }) => year?.toString() ?? null),
    ),
    ...specKeys
      .filter((key) => !identity.includes(key) && !isRepeated(key))
      .map((key) => {
        const cells = tables.map((table) => table.find((entry) => entry.key === key));
        return row(
          key,
          specLabel(key),
          cells.map((cell) => cell?.value ?? null),
        );
      }),
  ].filter(({ values }) => values.some((value) => value !== null));
  const prices = vehicles.map((vehicle) => priceDisplay(vehicle, rules));
  const price = row(
    'price',
    'Price',
    prices.map(({ text }) => text),
    prices.map((price) => (price.kind === 'price' ? `${price.text} ${price.basis}` : price.text)),
  );
  return [
    price,
    ...rows.filter(({ differs }) => differs),
    ...rows.filter(({ differs }) => !differs),
  ];
}
