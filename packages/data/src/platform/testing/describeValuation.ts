import { expect, test } from 'vitest';
import type { Valuation } from '../valuation.ts';
import { platformSite } from './platformSite.ts';

/** A car that the adapter under test can value, and one that it cannot. */
export interface ValuationPlace {
  open(): Valuation;
  known: { make: string; model: string };
  unknown: { make: string; model: string };
  /** Answers that take something off. */
  worn: Readonly<Record<string, string>>;
}

/** The contract of every adapter of `Valuation`. */
export function describeValuation({ open, known, unknown, worn }: ValuationPlace): void {
  const site = platformSite();
  const car = { ...known, badge: null, year: 2020, kilometres: 60_000 };

  test('a car that others compare to has a range, of whole dollars, with its day', async () => {
    const { id, outcome } = await open().value(site, car, {});
    expect(id).not.toBe('');
    expect(outcome).toMatchObject({
      kind: 'range',
      low: expect.any(Number),
      high: expect.any(Number),
      basis: { asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), method: expect.any(Array) },
    });
    expect(outcome.kind === 'range' && outcome.low <= outcome.high).toBe(true);
  });

  test('what its owner says of its condition lowers it', async () => {
    const port = open();
    const sound = await port.value(site, car, {});
    const { outcome } = await port.value(site, car, worn);
    if (outcome.kind !== 'range' || sound.outcome.kind !== 'range') throw new Error('no range');
    expect(outcome.high).toBeLessThan(sound.outcome.high);
  });

  test('a car that none compares to is valued by hand, never by a guess', async () => {
    const { id, outcome } = await open().value(site, { ...car, ...unknown }, {});
    expect(id).not.toBe('');
    expect(outcome).toEqual({ kind: 'by hand', why: 'too few' });
  });
}
