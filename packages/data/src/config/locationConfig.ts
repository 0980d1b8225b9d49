import {
  type Location,
  locationTypes,
  type OpeningHour,
  stateCodes,
  type Weekday,
  weekdayNames,
} from '@forecourt/domain';
import { z } from 'zod';
import { picture } from './listingConfig.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time as HH:MM, 24 hours');

const hour = z.union(
  [
    z.strictObject({
      open: time.describe('When it opens, as 08:30'),
      close: time.describe('When it closes, as 17:00'),
    }),
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

const purposePhone = z.strictObject({
  label: z.string().min(1).max(30).describe('What it is for: Sales, Service, Parts'),
  phone: z
    .string()
    .regex(/\d.*\d/, 'write a number to call')
    .describe('Number to call'),
});

const frame = z.strictObject({
  title: z.string().min(1).max(40).describe('Words of its tab: Book a service'),
  url: z
    .string()
    .regex(/^(?:https:\/\/\w|\/(?![/\\]))[^\s\\]*$/, {
      error: 'write an address that begins with https://, or with / for one in front of this site',
    })
    .refine((text) => text.startsWith('/') || URL.canParse(text), {
      error: 'write a whole address, as https://booking.example/yard',
    })
    .describe('Page of another site, or of another program at this address, shown within this one'),
});

/** A place as a website shows it: the platform's, and what the dealer adds for its own page. */
export interface DealerPlace extends Location {
  /** Address of a picture. */
  image: string | null;
  /** By purpose; empty leaves the one `phone`. */
  phones: readonly { label: string; phone: string }[];
  /** What is done there, in the dealer's words. */
  services: readonly string[];
  /** Forms of others, each loaded when its tab is opened (R7-10). */
  frames: readonly { title: string; url: string }[];
}

/** One place of a dealer as a site.json writes it. */
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
    image: picture.describe('Picture of the place'),
    phones: z.array(purposePhone).max(5).default([]).describe('Numbers by purpose, in order'),
    services: z
      .array(z.string().min(1).max(60))
      .max(12)
      .default([])
      .describe('What is done there, a few words each'),
    frames: z
      .array(frame)
      .max(4)
      .default([])
      .describe('Booking forms of other sites, each in a tab of the page of the place'),
  })
  .transform(({ openingHours, holidayHours, ...place }): DealerPlace => {
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
