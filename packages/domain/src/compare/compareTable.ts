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

/** One line of a comparison. */
export interface CompareRow {
  key: SpecKey | 'price' | 'year';
  label: string;
  /** One a vehicle, in their order; `null` where a vehicle has none. */
  values: readonly (string | null)[];
  differs: boolean;
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
  ): CompareRow => ({ key, label, values, differs: new Set(values).size > 1 });

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
  const price = row(
    'price',
    'Price',
    vehicles.map((vehicle) => priceDisplay(vehicle, rules).text),
  );
  return [
    price,
    ...rows.filter(({ differs }) => differs),
    ...rows.filter(({ differs }) => !differs),
  ];
}
