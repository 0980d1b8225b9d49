import type { SpecKey, SpecRow } from './specRows.ts';

const engine: readonly SpecKey[] = ['engineSize', 'engineSizeCc', 'engineSizeLitres'];

/** Displacement in tenths of a litre: of `2.4L`, `2,393 cc` and `2.4`. */
function displacement({ key, value }: SpecRow): number | null {
  const plain = value.replaceAll(',', '');
  const cc = /(\d{2,5})\s*cc\b/i.exec(plain)?.[1];
  if (cc !== undefined) return Math.round(Number(cc) / 100);
  const litres = /(\d+(?:\.\d+)?)\s*(?:l\b|litres?\b)/i.exec(plain)?.[1];
  const number = litres ?? (key === 'engineSizeLitres' ? plain : undefined);
  return number === undefined || number === '' ? null : Math.round(Number(number) * 10);
}

/**
 * Whether a row says what another row of the vehicle has said: the engine's size in another unit,
 * gears that stand in the transmission's name.
 */
export function repeats(row: SpecRow, rows: readonly SpecRow[]): boolean {
  const other = (key: SpecKey) => rows.find((entry) => entry.key === key);
  if (row.key === 'gearType') {
    const words = other('transmission')?.value.toLowerCase().split(/\W+/) ?? [];
    return words.includes(row.value.trim().toLowerCase());
  }
  const size = displacement(row);
  return engine
    .slice(0, Math.max(engine.indexOf(row.key), 0))
    .flatMap((key) => other(key) ?? [])
    .some((before) => size !== null && displacement(before) === size);
}
