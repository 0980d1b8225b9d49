import { describe, expect, it } from 'vitest';
import { sampleRows, sampleVehicle } from '../testing/samples.ts';
import { planRows, slugCandidates } from './planRows.ts';

const NOTHING = { rowOfId: new Map<string, number>(), slugs: new Set<string>() };

describe('planRows', () => {
  it('stores the slug in the vehicle', () => {
    const taken = { ...NOTHING, slugs: new Set(['slug-v1']) };
    const { rows } = planRows(sampleRows(1, 1), taken);
    const slug = slugCandidates(sampleVehicle('v1'))[1];
    expect(rows.map((row) => row.slug)).toEqual([slug]);
    expect(JSON.parse(rows[0]?.body ?? '')).toEqual(sampleVehicle('v1', { slug }));
  });

  it('names the first row of an id, from the draft or from the batch', () => {
    const taken = { ...NOTHING, rowOfId: new Map([['v1', 40]]) };
    const batch = [...sampleRows(1, 2), { row: 9, vehicle: sampleVehicle('v2') }];
    const { rows, duplicates } = planRows(batch, taken);
    expect(rows.map((row) => row.feed_row)).toEqual([2]);
    expect(duplicates).toEqual([
      { id: 'v1', firstRow: 40 },
      { id: 'v2', firstRow: 2 },
    ]);
  });

  it('stops when a feed has taken both slugs of a vehicle', () => {
    const taken = { ...NOTHING, slugs: new Set(slugCandidates(sampleVehicle('v1'))) };
    expect(() => planRows(sampleRows(1, 1), taken)).toThrow('v1');
  });

  it('changes nothing of what it was given', () => {
    const taken = { rowOfId: new Map<string, number>(), slugs: new Set<string>() };
    planRows(sampleRows(1, 3), taken);
    expect(taken).toEqual(NOTHING);
  });
});
