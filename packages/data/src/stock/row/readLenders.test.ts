import { describe, expect, test } from 'vitest';
import { lender, readLenders } from './readLenders.ts';

describe('readLenders', () => {
  test('keys by the normalised provider and reads either spelling of a key (R3-10)', () => {
    const lenders = readLenders({
      '360 Finance': {
        interestRate: '0',
        comparison_rate: '7.95%',
        paymentWeek: 99,
        terms: { 60: '88' },
      },
    });
    expect(lenders).toEqual({
      '360finance': lender({
        interestRate: 0,
        comparisonRate: 7.95,
        paymentWeek: 99,
        terms: { 60: 88 },
      }),
    });
  });

  test('takes months from years where months are missing (R3-11)', () => {
    expect(readLenders({ Angle: { termYears: 5, deposit: 1000 } })?.angle).toEqual(
      lender({ termYears: 5, termMonths: 60, deposit: 1000 }),
    );
  });

  test('reads the JSON of a CSV cell and refuses anything else', () => {
    expect(readLenders('{"Taurus":{"paymentMonth":400}}')).toEqual({
      taurus: lender({ paymentMonth: 400 }),
    });
    expect(readLenders('from $99')).toBeNull();
    expect(readLenders([1])).toBeNull();
  });
});
