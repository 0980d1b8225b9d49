import { describe, expect, test } from 'vitest';
import type { Location } from '../location/location.ts';
import { aLocation } from '../testing/aLocation.ts';
import { enquiryForms } from './enquiryForms.ts';
import { fieldMessages } from './fieldMessages.ts';
import { accepted, filled, messages, site } from './testing/sentForm.ts';
import { fieldErrors } from './validateEnquiry.ts';

test('takes any date for a test drive, offered or not: it never blocks the form (R5-40)', () => {
  const rules = { ...site, appointments: [{ date: '2026-11-28', times: ['09:00'] }] };
  const sent = { ...filled, preferred_date: '2026-11-30' };
  expect(accepted(enquiryForms.test_drive, sent, rules).enquiry.preferredDate).toBe('2026-11-30');
  expect(accepted(enquiryForms.test_drive, filled, rules).enquiry).not.toHaveProperty(
    'preferredDate',
  );
});

describe('a day on which nobody can come', () => {
  const closed = (week: number[]) => ({ week, dates: [], openDates: [] });
  const days = {
    now: '2026-11-21T10:00',
    closed: { north: closed([0]), south: closed([0, 6]), workshop: closed([0, 6]) },
  };
  const place = (id: string, type: Location['type'] = 'sales') =>
    aLocation({ id, type, dealershipSlug: 'one' });
  const rules = {
    ...site,
    days,
    locations: [place('north'), place('south'), place('workshop', 'service')],
  };
  const { past, closed: shut } = fieldMessages.preferred_date;

  test.each([
    ['test_drive', '2026-11-20', 'north', past],
    ['test_drive', '2026-11-21T09:30', 'north', past],
    ['test_drive', '2026-11-21T11:00', 'north', undefined],
    ['test_drive', '2026-11-21', 'north', undefined],
    ['test_drive', '2026-11-22', 'north', shut],
    ['test_drive', '2026-11-28T10:00', 'south', shut],
    // Nobody knows yet where: one of them is open.
    ['test_drive', '2026-11-28', '', undefined],
    ['test_drive', '2026-11-29', '', shut],
    ['test_drive', '', 'north', undefined],
    // A person reads it (R5-40).
    ['test_drive', 'next Sunday', 'north', undefined],
    ['test_drive', '2026-02-31', 'north', undefined],
    ['service', '2026-11-28', '', shut],
    ['service', '2026-11-27', '', undefined],
  ] as const)('%s on %j at %j is told, and blocks no other', (kind, date, id, message) => {
    const sent = { ...filled, preferred_date: date, location_id: id };
    expect(messages(enquiryForms[kind], sent, rules).preferred_date).toBe(message);
  });

  test('is found in its own step (R4-22)', () => {
    const sent = { preferred_date: '2026-11-20', location_id: 'north' };
    expect(fieldErrors(enquiryForms.test_drive, ['preferred_date'], sent, rules)).toEqual([
      { field: 'preferred_date', message: past },
    ]);
  });
});

describe('dealership and location (R5-14)', () => {
  const north = { dealershipSlug: 'north', dealershipName: 'North' };
  const south = { dealershipSlug: 'south', dealershipName: 'South' };
  const places = (...list: Partial<Location>[]) => ({
    ...site,
    locations: list.map((place, index) => aLocation({ id: `p${index}`, ...place })),
  });

  test('sends a single dealership and place without asking', () => {
    expect(accepted(enquiryForms.vehicle, filled, places(north)).enquiry).toMatchObject({
      dealershipSlug: 'north',
      locationId: 'p0',
    });
  });

  test('sends no place where the single dealership has none of the right type', () => {
    const rules = places({ ...north, type: 'parts' }, { ...north, type: 'parts' });
    expect(accepted(enquiryForms.vehicle, filled, rules).enquiry).toMatchObject({
      dealershipSlug: 'north',
      locationId: null,
    });
  });

  test('asks for one of several dealerships', () => {
    const rules = places(north, south);
    expect(Object.keys(messages(enquiryForms.vehicle, filled, rules))).toEqual(['dealership_slug']);
    expect(
      accepted(enquiryForms.vehicle, { ...filled, dealership_slug: 'south' }, rules).enquiry,
    ).toMatchObject({ dealershipSlug: 'south', locationId: 'p1' });
    expect(
      Object.keys(messages(enquiryForms.vehicle, { ...filled, dealership_slug: 'west' }, rules)),
    ).toEqual(['dealership_slug']);
  });

  test('asks for a place when the dealership has several of the right type', () => {
    const rules = places(north, north, { ...north, type: 'service' }, south, {
      ...north,
      visible: false,
    });
    const chosen = { ...filled, dealership_slug: 'north' };
    expect(Object.keys(messages(enquiryForms.vehicle, chosen, rules))).toEqual(['location_id']);
    expect(
      Object.keys(messages(enquiryForms.vehicle, { ...chosen, location_id: 'p4' }, rules)),
    ).toEqual(['location_id']);
    expect(
      accepted(enquiryForms.vehicle, { ...chosen, location_id: 'p1' }, rules).enquiry.locationId,
    ).toBe('p1');
    expect(accepted(enquiryForms.service, chosen, rules).enquiry.locationId).toBe('p2');
  });
});
