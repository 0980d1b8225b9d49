import { expect, test } from 'vitest';
import {
  type EnquiryResult,
  type ErrorKind,
  errorCatalogue,
  type FinanceRules,
  type FormKind,
  type LeadContext,
  type PriceDisplay,
  type Repayment,
  repayment,
  type SpecRow,
  type TagRules,
  type Vehicle,
  type VehicleActions,
  type VehicleTag,
  vehicleActions,
} from './index.ts';
import { aVehicle } from './testing/aVehicle.ts';

/** Each line below an expected error must not compile; the type check fails when one does. */
const combinations = {
  'a repayment without its maker (R5-26)': (): Repayment =>
    // @ts-expect-error every field is there, and still only `repayment` makes one
    ({
      weekly: 99,
      monthly: null,
      interestRate: 7.99,
      comparisonRate: 8.45,
      amounts: ['$99 / week'],
      rateText: '7.99% p.a. interest rate',
      comparisonText: '8.45% p.a. comparison rate',
      example: '',
      warning: 'Warning',
    }),
  'a repayment without a comparison rate (R5-26)': () =>
    // @ts-expect-error comparisonRate is missing
    repayment({ weekly: 99, monthly: null, interestRate: 7.99, warning: 'Warning' }),
  'a repayment without a warning (R5-26)': () =>
    // @ts-expect-error warning is missing
    repayment({ weekly: 99, monthly: null, interestRate: 7.99, comparisonRate: 8.45 }),
  'finance for an unavailable vehicle (R4-07)': (): VehicleActions =>
    // @ts-expect-error similar stands in place of the usual buttons
    ({ kind: 'similar', finance: 'finance' }),
  'a price without its basis (R3-04)': (): PriceDisplay =>
    // @ts-expect-error basis is missing
    ({ kind: 'price', text: '$25,990', was: null }),
  'a was-line without a price (R5-29)': (): PriceDisplay =>
    // @ts-expect-error nothing was more than no price
    ({ kind: 'none', text: 'Enquire for price.', was: null }),
  'a badge without alternative text (R4-03)': (): VehicleTag =>
    // @ts-expect-error alt is missing
    ({ kind: 'certified', image: '/badge.svg' }),
  'a lead from elsewhere (R3-16)': (): LeadContext['source'] =>
    // @ts-expect-error the source is always Website
    'Facebook',
  'an unknown lender (R5-23)': (): FinanceRules['financeProvider'] =>
    // @ts-expect-error the eight names are closed
    'Provider 9',
  'an unknown form': (): FormKind =>
    // @ts-expect-error the forms are closed
    'newsletter',
  'an unknown failure (R8-01)': (): ErrorKind =>
    // @ts-expect-error the catalogue is closed
    'unknown',
  'an unknown specification row': (): SpecRow['key'] =>
    // @ts-expect-error the rows are closed
    'mileage',
  'a car type of its own (R5-38)': (): Vehicle['carType'] =>
    // @ts-expect-error the types are new, demo and used
    'pre-owned',
  'a sold tag for nobody (R4-02)': (): TagRules['soldTagFor'] =>
    // @ts-expect-error non-used or all
    'none',
  'the enquiry of a form with faults': (result: EnquiryResult) =>
    // @ts-expect-error it must be asked first whether the form is in order
    result.enquiry,
  'a catalogue that is written to': () => {
    // @ts-expect-error constants do not change
    errorCatalogue.geocode.text = '';
  },
};

test('names the combinations that do not compile', () => {
  expect(Object.keys(combinations)).toHaveLength(16);
});

test('finance is known only of a vehicle with the usual buttons', () => {
  const actions = vehicleActions(aVehicle(), { finance: true, reserve: true, tradeInCarTypes: [] });
  expect(actions.kind === 'usual' && actions.finance).toBe('finance');
});
