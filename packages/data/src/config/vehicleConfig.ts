import { DEFAULT_INTEREST_RATE, financeCopy } from '@forecourt/domain';
import { z } from 'zod';
import { link } from './listingConfig.ts';
import { phoneNumber } from './locationConfig.ts';

const point = z.strictObject({
  title: z.string().min(1).max(60).describe('The promise in a few words'),
  text: z.string().min(1).max(300).describe('A sentence or two about it'),
  href: link.nullable().default(null).describe('Page that tells more; null has none'),
});

const points = z.array(point).max(6).default([]);

const certified = z
  .strictObject({
    make: z.string().min(1).describe('The make whose used vehicles are certified'),
    file: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*\.(?:svg|png|webp)$/i, 'name an .svg, .png or .webp file')
      .describe('Picture of the badge, beside this file; a new picture needs a new name'),
    alt: z.string().min(1).describe('Words of the badge, for who cannot see it'),
  })
  .nullable()
  .default(null)
  .describe('Badge of certified used vehicles of one make; null shows none');

const callPhone = z
  .strictObject({
    override: phoneNumber.describe('Number of every vehicle, whatever else is set'),
    new: phoneNumber.describe('Number for new vehicles'),
    demo: phoneNumber.describe('Number for demo vehicles'),
    used: phoneNumber.describe('Number for used vehicles'),
  })
  .prefault({})
  .describe('Whom the call button of a vehicle reaches; else its place answers');

const rate = z.number().min(0).max(100);
const dollars = z.number().min(0);

const finance = z
  .strictObject({
    // Lenders estimate nothing for 500 or less (R5-23).
    price: z
      .int()
      .min(501)
      .nullable()
      .default(null)
      .describe(
        'Price that the calculator begins with where no vehicle is asked about, dollars; else $30,000',
      ),
    interestRate: rate
      .default(DEFAULT_INTEREST_RATE)
      .describe('Rate that the calculator begins with, percent a year'),
    upfrontFee: dollars.default(0).describe("The lender's fee at the start, dollars"),
    monthlyFee: dollars.default(0).describe("The lender's fee with each month, dollars"),
  })
  .prefault({})
  .describe('What the repayment calculator reckons with');

const financeExclusions = z
  .strictObject({
    makes: z.array(z.string()).default([]).describe('Makes'),
    dealershipIds: z.array(z.string()).default([]).describe('Dealerships by id'),
    dealershipSlugs: z.array(z.string()).default([]).describe('Dealerships by slug'),
  })
  .prefault({})
  .describe('Vehicles that never show a repayment');

const vehicleButtons = z
  .strictObject({
    call: z.boolean().default(true).describe('The number to call'),
    finance: z.boolean().default(true).describe('The page of finance'),
    testDrive: z.boolean().default(true).describe('The page of test drives'),
    historyReport: z.boolean().default(true).describe('The history report, where there is one'),
    pdf: z.boolean().default(true).describe('The vehicle as a PDF'),
    photosBelow: z
      .int()
      .min(0)
      .max(50)
      .default(0)
      .describe(
        'Photos may be asked for where a vehicle has fewer than this; 0 has no such button',
      ),
  })
  .prefault({})
  .describe("Which buttons a vehicle's page has, where its state allows them");

/** Settings of a vehicle's page and card: part of every site's configuration. */
export const vehicleConfig = {
  vehicleButtons,
  whyBuyFromUs: points.describe("Why Buy From Us? on a vehicle's page; an empty list has none"),
  protectYourCar: points.describe("Protect Your Car on a vehicle's page; an empty list has none"),
  certified,
  callPhone,
  phoneReveal: z
    .boolean()
    .default(false)
    .describe(
      'Whether numbers are masked on every page until a visitor asks for one, which is counted',
    ),
  finance,
  financeExclusions,
  financeOnCards: z
    .boolean()
    .default(false)
    .describe('Whether cards tell the repayment, always with its rates and warning'),
  comparisonWarning: z
    .string()
    .min(1)
    .default(financeCopy.warning)
    .describe("The lender's comparison-rate warning, beside every repayment"),
  customBodies: z
    .boolean()
    .default(false)
    .describe('Whether the stock has body types of its own: 20 are listed then, not 4'),
};
