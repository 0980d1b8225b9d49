import {
  type Location,
  locationTypes,
  type OpeningHour,
  stateCodes,
  type Weekday,
  weekdayNames,
} from '@forecourt/domain';
import { z } from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time as HH:MM, 24 hours');

const hour = z.union(
  [
    z.strictObject({ open: time, close: time }),
    z.literal('Closed').describe('No opening that day'),
  ],
  { error: 'write { "open": "08:30", "close": "17:00" }, or "Closed"' },
);

const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'write an address that begins with https://',
});

/** Numbers may spell words, as 1300 CAR CAR does; without two digits nobody could call. */
export const phoneNumber = z
  .string()
  .regex(/\d.*\d/, 'write a number to call, or null for none')
  .nullable()
  .default(null);

const weekly = z.strictObject(
  Object.fromEntries(weekdayNames.map((day) => [day, hour])) as Record<DayName, typeof hour>,
);

type DayName = (typeof weekdayNames)[number];

const holiday = z.strictObject({
  date: z.iso.date({ error: 'write a day as 2026-12-25' }).describe('Day, YYYY-MM-DD'),
  hours: hour.describe('Hours of that day'),
});

/** One place of a dealer as a site.json writes it; it becomes the domain's `Location`. */
export const locationSchema = z
  .strictObject({
    id: z.string().min(1).describe('Id of the location in the platform'),
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens')
      .describe('Short name of the place, in addresses and stock files'),
    name: z.string().min(1).describe('Name shoppers know the place by'),
    dealershipId: z.string().nullable().default(null).describe('Dealership it belongs to'),
    dealershipSlug: z.string().nullable().default(null).describe('Slug of that dealership'),
    dealershipName: z.string().nullable().default(null).describe('Name of that dealership'),
    primary: z.boolean().default(false).describe('Whether it is the main place'),
    visible: z.boolean().default(true).describe('Whether it is listed anywhere'),
    type: z.enum(locationTypes).default('sales').describe('What is done there'),
    dealerLicenseNumber: z.string().nullable().default(null).describe('Motor dealer licence'),
    motorVehicleRepairer: z.string().nullable().default(null).describe('Repairer licence'),
    street: z.string().nullable().default(null).describe('Number and street'),
    city: z.string().nullable().default(null).describe('Suburb or town'),
    state: z.enum(stateCodes).nullable().default(null).describe('State or territory'),
    postcode: z
      .string()
      .regex(/^\d{4}$/, 'write four digits')
      .nullable()
      .default(null)
      .describe('Postcode'),
    latitude: z.number().min(-90).max(90).nullable().default(null).describe('Degrees north'),
    longitude: z.number().min(-180).max(180).nullable().default(null).describe('Degrees east'),
    placeUrl: httpsUrl.nullable().default(null).describe('Link to a map'),
    phone: phoneNumber.describe('Number of the place'),
    email: z
      .email({ error: 'write an address such as sales@dealer.example' })
      .nullable()
      .default(null)
      .describe('Address that enquiries reach the place at'),
    openingHours: weekly.nullable().default(null).describe('Hours of each weekday'),
    holidayHours: z.array(holiday).default([]).describe('Days with other hours'),
  })
  .transform(({ openingHours, holidayHours, ...place }): Location => {
    const week = Object.entries(openingHours ?? {}).map(([day, hours]) =>
      openingHour(weekdayNames.indexOf(day as DayName) as Weekday, hours, null),
    );
    const exceptions = holidayHours.map(({ date, hours }) =>
      openingHour(weekdayOf(date), hours, date),
    );
    return { ...place, openingHours: [...week, ...exceptions] };
  });

function openingHour(
  weekday: Weekday,
  hours: z.output<typeof hour>,
  date: string | null,
): OpeningHour {
  const closed = hours === 'Closed';
  return {
    weekday,
    status: closed ? 'Closed' : 'Open',
    open: closed ? null : hours.open,
    close: closed ? null : hours.close,
    formattedHours: null,
    date,
  };
}

function weekdayOf(date: string): Weekday {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}
