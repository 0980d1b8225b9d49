import { describe, expect, it } from 'vitest';
import { copy } from '../testing/copy.ts';

/** Quoted texts of the specification, letter by letter (G1), that no other test quotes. */
const quoted = {
  vehicle: [
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
    'Find me something similar',
    'Find Me Something Similar',
    'Pre-Owned',
  ],
  enquiry: [
    'Enquire Now',
    'Message Now',
    'Submit Form',
    'Email Us',
    'Please send photos for this car',
    'Invalid postcode',
  ],
  search: [
    'Show all makes',
    'Select models',
    'Hide',
    '7 Seater Cars for Sale',
    'View our range of 7 seater SUV and 4WD people movers',
    'Find cars for your budget',
    'Select your preferred car types',
    'Your weekly repayments',
    'Your deposit',
    'Your estimated budget is',
    'View Cars In This Range',
    '0 Cars Found',
    '5 years, before interest and fees',
  ],
  location: [
    'Locations',
    'Holiday Opening Hours',
    'Mon-Fri',
    'By appointment only',
    'Closed',
    'Show phone number',
  ],
  banner: ['BOOK A SERVICE'],
  finance: ['Get Pre-Approved Now', 'Repayments are indicative only.'],
  model: ['New', 'Coming Soon'],
} as const satisfies Partial<Record<keyof typeof copy, readonly string[]>>;

describe.each(Object.entries(quoted))('%s', (group, texts) => {
  it.each(texts)('%s', (text) => {
    expect(Object.values(copy[group as keyof typeof quoted])).toContain(text);
  });
});

it('no text is empty or stands with loose spaces', () => {
  const texts = Object.values(copy).flatMap((group) => Object.values(group));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
});
