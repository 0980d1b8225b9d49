import { describe, expect, test } from 'vitest';
import { sampleRows, sampleVehicle } from '../testing/samples.ts';
import { planRows, slugCandidates, type Taken } from './planRows.ts';

function nothing(): Taken {
  return { rowOfId: new Map(), slugs: new Set(), slugOfId: new Map() };
}
const candidates = slugCandidates({ row: 1, vehicle: sampleVehicle('v1') }, nothing());
function had(slug: string): Taken {
  return { ...nothing(), slugOfId: new Map([['v1', slug]]) };
}
function slugsOf(batch: Parameters<typeof planRows>[0], taken: Taken) {
  return planRows(batch, taken).rows.map(({ slug }) => slug);
}

describe('planRows', () => {
  test('stores the slug in the vehicle', () => {
    const { rows } = planRows(sampleRows(1, 1), { ...nothing(), slugs: new Set(['slug-v1']) });
    const slug = candidates[1] ?? '';
    expect(slug).toMatch(/^slug-v1-[0-9a-f]{12}$/);
    expect(rows.map((row) => row.slug)).toEqual([slug]);
    expect(JSON.parse(rows[0]?.body ?? '')).toEqual(sampleVehicle('v1', { slug }));
  });

  test('keeps the slug that a vehicle had, unless the feed gives another that is free', () => {
    const given = sampleRows(1, 1).map((row) => ({ ...row, addressed: true }));
    expect(slugsOf(sampleRows(1, 1), had('older'))).toEqual(['older']);
    expect(slugsOf(given, had('older'))).toEqual(['slug-v1']);
    expect(slugsOf(given, { ...had('older'), slugs: new Set(['slug-v1']) })).toEqual(['older']);
    expect(slugsOf(sampleRows(1, 1), { ...had('older'), slugs: new Set(['older']) })).toEqual([
      'slug-v1',
    ]);
  });

  test('names the first row of an id, from the draft or from the batch', () => {
    const taken = { ...nothing(), rowOfId: new Map([['v1', 40]]) };
    const batch = [...sampleRows(1, 2), { row: 9, vehicle: sampleVehicle('v2') }];
    const { rows, duplicates } = planRows(batch, taken);
    expect(rows.map((row) => row.feed_row)).toEqual([2]);
    expect(duplicates).toEqual([
      { id: 'v1', firstRow: 40 },
      { id: 'v2', firstRow: 2 },
    ]);
  });

  test('stops when a feed has taken both slugs of a vehicle', () => {
    const taken = { ...nothing(), slugs: new Set(candidates) };
    expect(() => planRows(sampleRows(1, 1), taken)).toThrow('v1');
  });

  test('changes nothing of what it was given', () => {
    const taken = nothing();
    planRows(sampleRows(1, 3), taken);
    expect(taken).toEqual(nothing());
  });
});
