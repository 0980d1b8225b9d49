import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm';
import { afterAll, describe, expect, test } from 'vitest';
import { bareLead, briefOf, fullLead, sampleTradeIn } from '../testing/sampleBriefs.ts';
import { leadAdf } from './leadAdf.ts';

const grammar = await readFile(new URL('./testing/adf-1.0.dtd', import.meta.url), 'utf8');
const validator = new DtdValidator(XmlDtd.fromString(grammar));
afterAll(() => validator.dispose());

/** What finds the texts at a path, once the document is found valid by the DTD. */
function read(xml: string): (path: string) => string[] {
  using whole = XmlDocument.fromString(xml);
  validator.validate(whole);
  return (path) => {
    using document = XmlDocument.fromString(xml);
    return document.find(`/adf/prospect/${path}`).map((node) => node.content);
  };
}

describe('leadAdf', () => {
  test("tells the shopper's own car beside the one it is traded for", () => {
    const lead = { ...fullLead({ category: 'Trade-in Enquiry' }), tradeIn: sampleTradeIn };
    const at = read(leadAdf(briefOf(lead)));
    expect(at('vehicle/@interest')).toEqual(['buy', 'trade-in']);
    expect(at('vehicle[2]/model')).toEqual(['Corolla']);
    expect(at('vehicle[2]/odometer')).toEqual(['65000']);
    expect(at('vehicle[2]/pricecomments')).toEqual([
      'We told them $18,000 to $21,000, subject to inspection',
    ]);
    const sold = read(leadAdf(briefOf({ ...bareLead(), tradeIn: sampleTradeIn })));
    expect(sold('vehicle/@interest')).toEqual(['sell']);
  });

  test('tells the deposit of a reservation as its finance, and where it is answered', () => {
    const reservation = {
      ...{ id: 'r1', depositCents: 20_000, paysOnline: true, outcome: 'held' as const },
      manageUrl: 'https://dealer.example/hold-request/1',
    };
    const at = read(leadAdf(briefOf({ ...fullLead({ category: 'Reservation' }), reservation })));
    expect(at('vehicle/finance/amount')).toEqual(['200.00']);
    expect(at('vehicle/finance/amount/@type')).toEqual(['downpayment']);
    expect(at('customer/comments')[0]).toContain('Reservation: Paid; held for 48 hours');
    expect(at('customer/comments')[0]).toContain(reservation.manageUrl);
  });

  describe('of a deal', () => {
    const repayment = {
      ...{ weekly: 123, monthly: 533, interestRate: 7.99, comparisonRate: 8.45 },
      ...{ deposit: 2_599, termMonths: 60, balloon: null },
    };
    const pickUp = { kind: 'pick-up', locationId: 'l1', place: 'Bulimba' } as const;

    test('by finance: deposit, repayment, price and what is borrowed', () => {
      const deal = { price: 25_990, payment: 'finance', repayment, handover: pickUp } as const;
      const lead = { ...fullLead({ category: 'Reservation' }), deal, tradeIn: sampleTradeIn };
      const at = read(leadAdf(briefOf(lead)));
      expect(at('vehicle[1]/finance/method')).toEqual(['finance']);
      expect(at('vehicle/finance/amount/@type')).toEqual(['downpayment', 'monthly', 'total']);
      expect(at('vehicle/finance/amount')).toEqual(['2599.00', '533.00', '25990.00']);
      expect(at('vehicle/finance/balance')).toEqual(['23391.00']);
      expect(at('vehicle/@interest')).toEqual(['buy', 'trade-in']);
      const [comments = ''] = at('customer/comments');
      expect(comments).toContain('$123 / week or $533 / month, 7.99% p.a. interest rate, 8.45%');
      expect(comments).toContain('Picks it up at: Bulimba');
    });

    test('by finance with weeks alone, and a final payment', () => {
      const weekly = { ...repayment, monthly: null, balloon: 5_000 };
      const deal = {
        price: 25_990,
        payment: 'finance',
        repayment: weekly,
        handover: pickUp,
      } as const;
      const at = read(leadAdf(briefOf({ ...fullLead(), deal })));
      expect(at('vehicle/finance/amount/@type')).toEqual(['downpayment', 'total']);
      expect(at('vehicle/finance/balance/@type')).toEqual(['residual']);
    });

    test('in full, brought to an address', () => {
      const address = { street: '12 Rose Lane', city: 'Milton', postcode: '4064' };
      const handover = { kind: 'delivery', address, km: 12 } as const;
      const deal = { price: 25_990, payment: 'cash', repayment: null, handover } as const;
      const at = read(leadAdf(briefOf({ ...fullLead(), deal })));
      expect(at('vehicle/finance/method')).toEqual(['cash']);
      expect(at('vehicle/finance/amount')).toEqual(['25990.00']);
      expect(at('customer/contact/address/@type')).toEqual(['delivery']);
      expect(at('customer/contact/address/street')).toEqual(['12 Rose Lane']);
      expect(at('customer/contact/address/postalcode')).toEqual(['4064']);
    });
  });

  test('tells all of a lead that tells everything', () => {
    const at = read(leadAdf(briefOf(fullLead())));
    expect(at('id')).toEqual(['lead-1']);
    expect(at('requestdate')).toEqual(['2026-11-18T11:06:40.000Z']);
    expect(at('vehicle/@interest')).toEqual(['test-drive']);
    expect(at('vehicle/@status')).toEqual(['used']);
    for (const [name, text] of [
      ['year', '2021'],
      ['make', 'Toyota'],
      ['model', 'HiLux'],
      ['vin', 'MR0EX3CD100000001'],
      ['stock', 'S1'],
      ['trim', 'SR5 Double Cab'],
      ['odometer', '0'],
      ['colorcombination/exteriorcolor', 'Glacier White'],
      ['price', '45990'],
    ]) {
      expect(at(`vehicle/${name}`)).toEqual([text]);
    }
    expect(at('customer/contact/name[1]')).toEqual(['Zoë']);
    expect(at('customer/contact/phone/@preferredcontact')).toEqual(['1']);
    expect(at('customer/contact/address/postalcode')).toEqual(['0800']);
    expect(at('customer/timeframe/earliestdate')).toEqual(['2026-11-28T10:00:00+10:00']);
    expect(at('customer/comments')[0]?.split('\n')).toEqual([
      'Is it still there? 🚐',
      '"Yes", please.',
      'Kind: Test Drive, Weekend',
      'Location: Bulimba',
      'Preferred date: Saturday 28 November 2026, 10:00am (kept for them on the website)',
      'Registration: 999XYZ',
      'Asked for: Finance',
      'Contact by: Phone',
      'Under finance: Yes',
      'Valuation: val-1',
      'Campaign: utm_source=radio',
      'Newsletter: Yes, subscribed',
      'Page: https://dealer.example/contact',
    ]);
    expect(at('vendor/vendorname')).toEqual(['Harbour Toyota']);
    expect(at('vendor/contact/phone')).toEqual(['07 3000 0000']);
  });

  test('is valid for a lead that tells nothing, and invents nothing', () => {
    const at = read(leadAdf(briefOf(bareLead())));
    expect(['year', 'make', 'model'].flatMap((name) => at(`vehicle/${name}`))).toEqual([
      '',
      '',
      '',
    ]);
    expect(at('vehicle/@status')).toEqual([]);
    expect(at('customer/contact/address')).toEqual([]);
    expect(at('vendor/vendorname')).toEqual(['Harbour Motors']);
  });

  test.each([
    ['Trade-in Enquiry', null, 'trade-in'],
    ['Sell My Car', null, 'sell'],
    ['Vehicle Enquiry', 'Request Photos', 'buy'],
    ['Test Drive', null, 'test-drive'],
  ])('%s is the interest %s %s', (category, subcategory, interest) => {
    const at = read(leadAdf(briefOf(fullLead({ category, subcategory }))));
    expect(at('vehicle/@interest')).toEqual([interest]);
  });

  test('says of a test lead that it is one', () => {
    const at = read(leadAdf(briefOf({ ...fullLead(), test: true })));
    expect(at('customer/comments')[0]).toMatch(/^TEST LEAD/);
  });

  test('carries any text as a text (hostile input)', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(']]>', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>', '&y;'),
      fc.constantFrom('"/><x a="', '<?adf?>', '\0\u{1}\u{1f}\ufffe\ud800', '</adf>\r\n<adf>'),
    );
    const sent = fc.record({
      name: hostile,
      message: hostile,
      category: hostile,
      rego: hostile,
      preferredDate: hostile,
      locationId: hostile,
    });
    fc.assert(
      fc.property(sent, (enquiry) => {
        const at = read(leadAdf(briefOf(fullLead(enquiry))));
        expect(at('customer/contact/name[1]')).toEqual([sound(enquiry.name)]);
        expect(at('customer/comments')[0]).toContain(sound(enquiry.message));
      }),
      { numRuns: 150, seed: 14 },
    );
  });
});

/** As XML 1.0 can hold it. */
function sound(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/\r\n?/g, '\n');
}
