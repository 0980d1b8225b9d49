import type { LeadPhoto } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { sampleLead } from '../testing/samples.ts';
import { leadDigest } from './leadDigest.ts';

const photo = { id: 'a', type: 'image/jpeg', bytes: 3, digest: 'one' } as const;
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

  test('is the same for the same photos, under whatever names they were kept (R5-42)', () => {
    const of = (...photos: LeadPhoto[]) => leadDigest({ ...sampleLead(), photos });
    expect(of(photo)).toBe(of({ ...photo, id: 'b' }));
    expect(of(photo)).not.toBe(of({ ...photo, digest: 'two' }));
    expect(of(photo)).not.toBe(leadDigest(sampleLead()));
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
