import { carTypes } from '@forecourt/domain';
import { z } from 'zod';

/** Words over a form, and on its button. */
function words(heading: string, lead: string, button: string) {
  return {
    heading: z.string().min(1).default(heading).describe('Heading of the page'),
    lead: z.string().default(lead).describe('Sentence or two under the heading'),
    button: z.string().min(1).default(button).describe('Button that sends the form'),
  };
}

const points = z
  .array(z.string().min(1))
  .default([])
  .describe('What the dealer promises of it, a sentence each');

/** Settings of the pages with a form of their own: part of every site's configuration. */
export const formsConfig = {
  replyPromise: z
    .string()
    .min(1)
    .max(60)
    .nullable()
    .default(null)
    .describe(
      'When messages are answered, told to whoever sends one, after the word "answers": within two opening hours',
    ),
  serviceBookingKey: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'use letters, digits and . _ - alone')
    .nullable()
    .default(null)
    .describe('Key of service booking; null takes service enquiries only'),
  additionalServices: z
    .array(z.string().min(1).max(80))
    .max(20)
    .default([])
    .describe('What a workshop can be asked for besides, to be ticked when a service is booked'),
  testDrivePage: z
    .strictObject({
      ...words(
        'Book a test drive',
        'Tell us when it suits you. We confirm the time by phone and have the car ready.',
        'Book a test drive',
      ),
      points,
    })
    .prefault({})
    .describe('Page that books test drives'),
  appointments: z
    .strictObject({
      minutes: z.int().min(15).max(480).default(60).describe('Length of a test drive, minutes'),
      noticeHours: z
        .number()
        .min(0)
        .max(336)
        .default(2)
        .describe('Hours between now and the first time that can be chosen'),
      daysAhead: z
        .int()
        .min(0)
        .max(60)
        .default(14)
        .describe('Days after today on which a time can be chosen'),
      atOnce: z
        .int()
        .min(1)
        .max(50)
        .default(1)
        .describe('Test drives that a place can have at the same time'),
    })
    .nullable()
    .default(null)
    .describe(
      'Times that a test drive can be booked for, from the opening hours of its place less what is booked; {} takes the defaults, null asks for a day alone',
    ),
  servicePage: z
    .strictObject({
      ...words(
        'Book a Service',
        'Tell us what your car needs and when it suits you. We confirm the time by phone.',
        'Book a Service',
      ),
      points,
    })
    .prefault({})
    .describe('Page of the workshop'),
  partsPage: z
    .strictObject({
      shown: z
        .boolean()
        .nullable()
        .default(null)
        .describe('Whether the site has it; null where a place is of type parts'),
      ...words(
        'Genuine parts and accessories',
        'Tell us the car and the part. We find it and come back to you with a price.',
        'Ask for a price',
      ),
      points,
    })
    .prefault({})
    .describe('Page of parts and accessories'),
  tradeInCarTypes: z
    .array(z.enum(carTypes))
    .default([...carTypes])
    .describe('Conditions of vehicles that a trade-in is taken for; none has no page of trade-ins'),
  sellMyCar: z
    .boolean()
    .default(true)
    .describe('Whether the site has a page for who sells a car and buys none'),
};
