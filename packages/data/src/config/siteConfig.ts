import {
  carTypes,
  defaultLabels,
  financeProviders,
  OWN_PICTURES,
  soldTagKinds,
  specKeys,
} from '@forecourt/domain';
import { z } from 'zod';
import { pictureFormats } from '../pictures/pictureFormats.ts';
import { changesConfig, soundChanges } from './changesConfig.ts';
import { chromeConfig } from './chromeConfig.ts';
import { deliveryConfig, soundDelivery } from './deliveryConfig.ts';
import { formsConfig } from './formsConfig.ts';
import { keepingConfig, soundSignIn } from './keepingConfig.ts';
import { listingConfig, picture, picturesOfKnownHosts } from './listingConfig.ts';
import { type DealerPlace, locationSchema, phoneNumber } from './locationConfig.ts';
import { moneyConfig } from './moneyConfig.ts';
import { placesConfig } from './placesConfig.ts';
import { reserveConfig, soundCheckout } from './reserveConfig.ts';
import { reviewsConfig } from './reviewsConfig.ts';
import { logo, theme } from './themeConfig.ts';
import { trackingConfig } from './trackingConfig.ts';
import { vehicleConfig } from './vehicleConfig.ts';
import { wordsConfig } from './wordsConfig.ts';

const slug = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'use lower-case letters, digits and, between them, hyphens; 63 characters at most',
  );
const host = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    'write a bare host name in lower case, without scheme, port or path',
  );
const siteHost = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::[1-9]\d{0,4})?$/,
    'write a bare host name in lower case, without scheme or path, with a port only where shoppers see one',
  );
const labels = z
  .strictObject({
    newTag: z
      .string()
      .default(defaultLabels.newTag)
      .describe('Tag of a vehicle listed in the last 8 days'),
    soldTag: z.string().default(defaultLabels.soldTag).describe('Tag of a sold vehicle'),
    used: z
      .string()
      .default(defaultLabels.used)
      .describe('Name of used vehicles, for example Pre-Owned'),
    noPrice: z.string().default(defaultLabels.noPrice).describe('Price line without a price'),
    approval: z
      .string()
      .default(defaultLabels.approval)
      .describe('Button that leads to finance from a repayment'),
    enquire: z.string().default('Enquire Now').describe('Enquiry button'),
  })
  .prefault({})
  .describe('Words a dealer may choose');

const base = z
  .strictObject({
    carTypes: z
      .array(z.enum(carTypes))
      .default([...carTypes])
      .describe('Only these conditions'),
    statuses: z
      .array(z.string())
      .nullable()
      .default(null)
      .describe('Only these statuses; null lists every status'),
    minAgeDays: z.int().min(0).max(14).default(0).describe('Days a new arrival is held back'),
    minPhotos: z.int().min(0).default(0).describe('Fewest photos a listed vehicle has'),
  })
  .prefault({})
  .describe('What the site lists of its stock, whatever a shopper chooses');

const imageService = z
  .strictObject({
    pathPrefix: z
      .string()
      .default(OWN_PICTURES)
      .describe(
        'Pictures whose address begins so come from the image service; by default photos of imageHosts come from this server',
      ),
    widths: z
      .array(z.int().min(16).max(4096))
      .min(1)
      .default([240, 320, 480, 640, 960, 1280, 1920])
      .describe('Widths it gives, in pixels'),
    formats: z
      .array(z.enum(pictureFormats))
      .min(1)
      .default([...pictureFormats])
      .describe('Formats, best first'),
  })
  .describe('A service that gives one picture in several widths and formats');

/**
 * One dealer website. Every key has a default or is required, and says what it is for; unknown
 * keys are refused, so that a spelling mistake is found at the start and not by a customer.
 */
export const siteConfigSchema = z
  .strictObject({
    slug: slug.describe('Short name of the site: in commands, storage keys and <slug>.localhost'),
    websiteId: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Id by which offers leave this website out; null is its slug'),
    template: slug.describe('Template it is drawn with: the name of a folder in templates/'),
    name: z.string().min(1).describe('Name shoppers know the dealer by'),
    hosts: z
      .array(siteHost)
      .default([])
      .describe(
        'Host names that show this site, with the port if shoppers see one, as a.example:8443',
      ),
    https: z.boolean().default(true).describe('Whether shoppers reach the hosts by https'),
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
        error: 'write an IANA zone such as Australia/Brisbane',
      })
      .default('Australia/Brisbane')
      .describe('Zone of opening hours and dates'),
    tagline: z.string().default('').describe('One line under the name on the home page'),
    headline: z.string().default('').describe('Headline of the home page'),
    about: z.array(z.string()).default([]).describe('Paragraphs about the dealer'),
    heroImage: picture.describe('Picture behind the headline'),
    heroRatio: z
      .number()
      .min(0.5)
      .max(5)
      .default(1.5)
      .describe('Its width over its height, by which browsers choose how large a file they need'),
    phone: phoneNumber.describe('Number shown in the header'),
    locations: z.array(locationSchema).min(1).describe('Places of the dealer'),
    ...placesConfig,
    stock: z
      .strictObject({
        count: z
          .union([z.int(), z.string()], {
            error: 'write a whole number without quotes, or a text in quotes',
          })
          .nullable()
          .default(null)
          .describe('Stock count to print for an unfiltered listing of more than 1,999'),
        makes: z
          .array(z.string().min(1))
          .default([])
          .describe('Makes that stand first where one is chosen, as the stock writes them'),
        file: z
          .string()
          .nullable()
          .default(null)
          .describe('Stock file beside this one, for the demo'),
        largestRemoval: z
          .number()
          .min(0)
          .max(1)
          .default(0.5)
          .describe(
            'Share of the stock an import may remove at most, 0.5 for half; --force passes it',
          ),
      })
      .prefault({})
      .describe('Stock settings'),
    baseFilter: base,
    includeSoldCarsDays: z.int().min(0).default(3).describe('Days a sold vehicle stays listed'),
    overrideCity: z.string().nullable().default(null).describe('City to name in headings'),
    ...listingConfig,
    ...chromeConfig,
    ...formsConfig,
    ...vehicleConfig,
    ...keepingConfig,
    ...moneyConfig,
    ...reserveConfig,
    ...reviewsConfig,
    ...deliveryConfig,
    ...changesConfig,
    ...trackingConfig,
    financeProvider: z
      .enum(financeProviders)
      .nullable()
      .default(null)
      .describe('Whose finance estimates are shown'),
    subscriptions: z.boolean().default(false).describe('Whether vehicles are offered by the week'),
    offers: z
      .strictObject({
        count: z
          .int()
          .min(0)
          .nullable()
          .default(null)
          .describe('How many offers the home page shows; null shows all, 0 none'),
      })
      .prefault({})
      .describe('Offers of content/offers.json'),
    fuelTags: z
      .boolean()
      .default(false)
      .describe('Whether electric and hybrid vehicles are tagged'),
    soldTagFor: z.enum(soldTagKinds).default('non-used').describe('Who gets the sold tag'),
    dropSpecRows: z.array(z.enum(specKeys)).default([]).describe('Specification rows to leave out'),
    appointmentOnlyDays: z
      .array(z.int().min(0).max(6))
      .default([])
      .describe('Weekdays shown as By appointment only; 0 is Sunday'),
    messageRequired: z.boolean().default(true).describe('Whether contact forms need a message'),
    optInDefault: z.boolean().default(true).describe('Whether the newsletter box starts ticked'),
    showTerms: z.boolean().default(false).describe('Whether the terms of use must be ticked'),
    imageHosts: z.array(host).default([]).describe('Other hosts that pictures may come from'),
    imageService: imageService.nullable().default(null),
    labels,
    words: wordsConfig,
    logo,
    theme,
  })
  .superRefine(picturesOfKnownHosts)
  .superRefine(soundDelivery)
  .superRefine(soundChanges)
  .superRefine(soundSignIn)
  .superRefine(soundCheckout);

/** What a site.json may hold. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** A dealer website's resolved configuration: every key is present. */
export interface SiteConfig extends Readonly<Omit<z.output<typeof siteConfigSchema>, 'locations'>> {
  /** Places that may be shown: code that prints these cannot print a hidden one (R3-14). */
  readonly locations: readonly DealerPlace[];
  /** Places with `visible: false`: stock files may name them, but no page may print them. */
  readonly hiddenLocations: readonly DealerPlace[];
}

/** Every place of the dealer: what a row of a stock file may name. */
export function allLocations({
  locations,
  hiddenLocations,
}: Pick<SiteConfig, 'locations' | 'hiddenLocations'>): readonly DealerPlace[] {
  return [...locations, ...hiddenLocations];
}
