import { z } from 'zod';
import { either, faultWords } from './issueText.ts';

/** First segments of the pages of places; a site uses one, and the others lead there (R2-15). */
const locationsBases = ['contact-us', 'contact', 'locations'] as const;

/** How places stand beside each other. */
const locationLayouts = ['grid', 'carousel'] as const;

const PARTS = ['{z}', '{x}', '{y}'];

const map = z
  .strictObject({
    tileUrl: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/[^\s\\]*$/, {
        error: 'write an address that begins with https:// and a host',
        abort: true,
      })
      .refine((text) => PARTS.every((part) => text.includes(part)), {
        error: faultWords(
          'it does not say which part of the map is meant',
          'write {z}, {x} and {y} into it, as https://tiles.example/{z}/{x}/{y}.png',
        ),
      })
      .describe('Address of a tile of the map, with {z}, {x}, {y} and, where it needs one, {key}'),
    key: z
      .string()
      .regex(/^[\w.~-]+$/, 'use letters, digits and . _ ~ - alone')
      .nullable()
      .default(null)
      .describe('Key of the map, which takes the place of {key}; shoppers can read it'),
    attribution: z
      .strictObject({
        label: z.string().min(1).max(80).describe('Whose map it is'),
        href: z
          .string()
          .regex(/^https:\/\/\w[^\s\\]*$/, 'write an address that begins with https://')
          .describe('Page of its terms'),
      })
      .describe('Who made the map, as its terms ask'),
  })
  .refine(({ tileUrl, key }) => tileUrl.includes('{key}') === (key !== null), {
    path: ['key'],
    error: faultWords(
      'a key and its place in tileUrl belong together, and one of them is missing',
      'write {key} into tileUrl and the key here, or neither',
    ),
  })
  .nullable()
  .default(null)
  .describe('Map of the places; null draws a sketch of where they lie');

/** Settings of the pages of places: part of every site's configuration. */
export const placesConfig = {
  locationsBase: z
    .enum(locationsBases)
    .default('contact-us')
    .describe(
      `Address of the page of all places: ${either(locationsBases)}; the others lead to it`,
    ),
  locationLayout: z
    .enum(locationLayouts)
    .default('grid')
    .describe(
      "Whether the other places on a place's page stand in a grid or in a row that scrolls",
    ),
  map,
};
