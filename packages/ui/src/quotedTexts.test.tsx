import { enquiryFields, enquiryForms, maskedPhone } from '@forecourt/domain';
import { aReview } from '@forecourt/domain/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderContact } from './chrome/HeaderContact.tsx';
import { ServiceBanner } from './chrome/ServiceBanner.tsx';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import { EmailUs } from './location/EmailUs.tsx';
import { HolidayHours } from './location/HolidayHours.tsx';
import { offerCopy } from './offers/offerCopy.ts';
import { ReserveOnline } from './page/detail/ReserveOnline.tsx';
import { PhoneNumber } from './primitives/phoneNumber/PhoneNumber.tsx';
import { ReviewSection } from './reviews/ReviewSection.tsx';
import { TradeInFaq } from './tradeIn/TradeInFaq.tsx';
import { tradeInCopy } from './tradeIn/tradeInCopy.ts';
import { vehicleCopy } from './vehicle/vehicleCopy.ts';

const rules = { messageRequired: true, optInDefault: false, showTerms: false, locations: [] };

/** Fixed texts, letter by letter (R0-01). */

test('sections and toggles of a vehicle (R2-70, R2-72)', () => {
  expect(Object.values(vehicleCopy)).toEqual([
    'Key information',
    'Reserve Online',
    'Why Buy From Us?',
    'Protect Your Car',
    'Car Summary',
    'All Specifications',
    'Our Comments',
    'Car Details',
    'Show More',
    'Show Less',
    'Show All',
    'Hide',
    'Request photos',
    'Find me something similar',
    'Find Me Something Similar',
  ]);
});

test('buttons and toggles of an offer (R2-70, R2-75)', () => {
  expect(Object.values(offerCopy)).toEqual([
    'Enquire Now',
    'View more',
    'View less',
    'View full disclaimer',
    'less disclaimer',
  ]);
});

test('trade-in: headline and questions (R2-07, R9-12)', () => {
  expect(tradeInCopy.headline).toBe('Sell your car, instant offer in 2 minutes');
  const said = renderToStaticMarkup(<TradeInFaq />);
  for (const answer of [
    'Online estimates are generally not given for cars over 7 years old or with 100,000 km or more.',
    'The estimate is indicative and subject to inspection.',
    'A car under finance needs a payout letter from its lender.',
  ]) {
    expect(said).toContain(answer);
  }
});

test.each([
  [
    'an enquiry (R2-75)',
    () => (
      <EnquiryForm
        action="/enquire"
        form={enquiryForms.vehicle}
        rules={rules}
        fields={enquiryFields(enquiryForms.vehicle, rules)}
        privacyHref="/p"
      />
    ),
    'Enquire Now',
  ],
  ['writing to a place (R2-75)', () => <EmailUs href="/contact" about="" name="" />, 'Email Us'],
  ['a phone', () => <PhoneNumber number={maskedPhone('(07) 3555 1234', 0)} />, 'Show phone number'],
  ['the service banner (R2-84)', () => <ServiceBanner href="/service" />, 'BOOK A SERVICE'],
  [
    'the header',
    () => (
      <HeaderContact
        places={[{ name: 'North', place: null, phone: null, href: '/n' }]}
        phone={null}
      />
    ),
    'Locations',
  ],
  [
    'holidays',
    () => <HolidayHours rows={[{ label: '25/12/2026', text: 'Closed' }]} name="North" />,
    'Holiday Opening Hours',
  ],
  [
    'reviews',
    () => (
      <ReviewSection
        reviews={[aReview()]}
        summary={{ count: 1, averageRating: 5 }}
        leaveHref="https://reviews.example"
      />
    ),
    'Leave a Review',
  ],
])('%s, letter by letter (R0-01)', (_line, draw, text) => {
  expect(renderToStaticMarkup(draw())).toContain(text);
});

test('ways to pay, in print order (R9-15)', () => {
  const html = renderToStaticMarkup(
    <ReserveOnline terms={{ deposit: '$200', promises: [] }} href="/checkout" />,
  );
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('Mastercard Visa Maestro Google Pay Apple Pay');
});
