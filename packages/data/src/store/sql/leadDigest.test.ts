import { describe, expect, test } from 'vitest';
import { sampleLead } from '../testing/samples.ts';
import { leadDigest } from './leadDigest.ts';

const { consent } = sampleLead().enquiry;

describe('leadDigest', () => {
  test.each([
    ['the instant of consent', sampleLead({ enquiry: { consent: { ...consent, at: 2 } } })],
    ['the browser', sampleLead({ context: { userAgent: 'Browser/2' } })],
    ['the page', sampleLead({ context: { url: 'https://dealer.example/other' } })],
    ['the visit', sampleLead({ context: { visitedPages: [], linkedQueryParams: {} } })],
  ])('is the same whatever %s', (_, lead) => {
    expect(leadDigest(lead)).toBe(leadDigest(sampleLead()));
  });

  test('is the same whatever the order of keys', () => {
    const { kind, enquiry, context } = sampleLead();
    const turned = Object.fromEntries(Object.entries(enquiry).reverse()) as typeof enquiry;
    expect(leadDigest({ context, enquiry: turned, kind })).toBe(leadDigest(sampleLead()));
  });

  test.each([
    ['postcode', sampleLead({ enquiry: { postcode: '800' } })],
    ['message', sampleLead({ enquiry: { message: null } })],
    ['services', sampleLead({ enquiry: { additionalServices: [] } })],
    ['terms', sampleLead({ enquiry: { termsAccepted: false } })],
    ['consent', sampleLead({ enquiry: { consent: { ...consent, optIn: false } } })],
    ['vehicle', sampleLead({ context: { carId: null } })],
  ])('is another for another %s', (_, lead) => {
    expect(leadDigest(lead)).not.toBe(leadDigest(sampleLead()));
  });
});
