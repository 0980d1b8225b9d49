import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readImagePath } from '../images/imageName.ts';
import { type FeedVehicle, feedHeadings } from './feedVehicle.ts';
import { stockFiles } from './stockFiles.ts';

const files = [...stockFiles()];

/** Rows as texts, whatever the format. */
function rowsOf(path: string, text: string): Record<string, unknown>[] {
  if (path.endsWith('.csv')) return parse(text, { columns: true });
  if (path.endsWith('.json')) return JSON.parse(text);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function listOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value
    : String(value)
        .split(';')
        .filter((text) => text !== '');
}

describe.each(files)('%s', (path, text) => {
  const rows = rowsOf(path, text);

  test('is what the generator makes, byte for byte', async () => {
    const committed = await readFile(new URL(`../sites/${path}`, import.meta.url), 'utf8');
    expect(
      committed === text,
      'Run `npm run generate --workspace demo` and commit its files.',
    ).toBe(true);
  });

  test('holds between 228 and 252 vehicles, each under its own stock number', () => {
    expect(rows.length).toBeGreaterThanOrEqual(228);
    expect(rows.length).toBeLessThanOrEqual(252);
    expect(new Set(rows.map((row) => row['Stock No'])).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.VIN)).size).toBe(rows.length);
  });

  test('names only pictures that can be drawn', () => {
    const photos = rows.flatMap((row) => listOf(row.Photos));
    expect(photos.length).toBeGreaterThan(1000);
    expect(photos.filter((photo) => readImagePath(photo) === null)).toEqual([]);
  });

  test('has comments without a gap left unfilled', () => {
    const comments = rows.map((row) => String(row.Description ?? ''));
    expect(comments.filter((comment) => /[{}]|undefined|null|  /.test(comment))).toEqual([]);
    expect(new Set(comments).size).toBeGreaterThan(rows.length * 0.9);
  });

  test('has the odd cases a site must show well', () => {
    const some = (test: (row: Record<string, unknown>) => boolean) => rows.filter(test).length;
    const blank = (value: unknown) => value === null || value === '';
    expect(some((row) => row.Status === 'Sold')).toBeGreaterThan(0);
    expect(some((row) => row.Status === 'Reserved')).toBeGreaterThan(0);
    expect(some((row) => blank(row.Price))).toBeGreaterThan(0);
    expect(some((row) => !blank(row['Was Price']))).toBeGreaterThan(5);
    expect(some((row) => listOf(row.Photos).length === 0)).toBeGreaterThan(0);
    expect(some((row) => row.Tag === 'Test Drive Only')).toBeGreaterThan(0);
    expect(some((row) => blank(row.Description))).toBeGreaterThan(0);
  });
});

test('the next day gives other dates', () => {
  expect([...stockFiles('2026-11-22').values()]).not.toEqual(files.map(([, text]) => text));
});

test('every format writes the same headings', () => {
  const headings = [...feedHeadings].sort();
  for (const [path, text] of files) {
    expect(Object.keys(rowsOf(path, text)[0] ?? {}).sort()).toEqual(
      headings satisfies (keyof FeedVehicle)[],
    );
  }
});
