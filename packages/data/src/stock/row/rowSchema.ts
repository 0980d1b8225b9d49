import { z } from 'zod';
import type { StockField } from '../fields/fields.ts';
import { readDay, readInstant } from './readDate.ts';
import { readLenders } from './readLenders.ts';
import { readPhotos } from './readPhotos.ts';
import { readPrice, readPriceType } from './readPrice.ts';
import { readParagraphs } from './readText.ts';
import { flag, list, number, rule, text, whole, word } from './rules.ts';

/** What reading a row depends on besides the row. */
export interface RowContext {
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** IANA zone of the dealer. */
  timeZone: string;
}

const MAX_PRICE = 20_000_000;
const MAX_KM = 5_000_000;
const COMMENT_LENGTH = 20_000;

/** Petrol by its number alone. */
const OCTANE = /^9[158]$/;

function price() {
  return rule(
    (value) => readPrice(value, MAX_PRICE),
    'not a price in dollars',
    'Write a whole number of dollars, for example 24990, or POA.',
  );
}
function dollars() {
  return number('an amount in dollars', 0, MAX_PRICE, 'dollars, for example 24990');
}
function postcode() {
  return rule(
    readPostcode,
    'not a postcode of four digits',
    'Write four digits, for example 4215.',
  );
}
function rate() {
  return number('a rate', 0, 100, 'per cent a year, for example 7.95', '%(?: p\\.?a)?');
}
/** Of other columns, in a row that has slipped: no make is called so. */
const NO_MAKES =
  /^(?:(?:premium )?(?:unleaded )?petrol|diesel|electric|hybrid|lpg|auto(?:matic)?|manual|new|used|demo|sedan|wagon|hatch(?:back)?|ute|suv|coupe|convertible|cab chassis|van|white|black|gr[ea]y|silver|blue|red|green|brown|beige|gold|orange|yellow|purple|pink)$/i;

function make() {
  return word(60, 'a make', 'Toyota', { strangers: NO_MAKES });
}
function body() {
  return word(80, 'a body', 'SUV, Ute or Sedan');
}
function fuel() {
  return word(80, 'a fuel', 'Petrol or Diesel', { numbers: OCTANE });
}
function transmission() {
  return word(80, 'a transmission', 'Automatic or Manual');
}
function colour() {
  return word(80, 'a colour', 'White, Grey or Blue');
}
function httpsUrl(value: unknown) {
  return typeof value === 'string' && URL.canParse(value.trim()) && /^https:/i.test(value.trim())
    ? value.trim()
    : null;
}

/**
 * The schema of one raw row (blanks left out). A defect is an issue whose path is the field, whose
 * message is the problem, and whose `params.remedy` says how to mend it. Whether it costs the row
 * or the value stands in the table of `fields.ts`.
 */
export function rowSchema({ now, timeZone }: RowContext) {
  const instant = () =>
    rule(
      (value) => readInstant(value, timeZone),
      'not a date',
      'Write a date as 2026-03-31 or 31/03/2026.',
    );
  const day = () =>
    rule((value) => readDay(value, timeZone), 'not a date', 'Write a date as 2026-03-31.');
  const lastYear = new Date(now).getUTCFullYear() + 2;

  const shape = {
    id: z.optional(text(80)),
    make: required(make(), 'no make', 'Write the maker, for example Toyota.'),
    model: required(text(80), 'no model', 'Write the model, for example HiLux.'),
    slug: z.optional(
      rule(
        readSlug,
        'not an address of letters, digits and hyphens, or one that a page of the site has',
        'Write for example 2021-toyota-hilux-a1, or leave the column out.',
      ),
    ),
    stockNumber: z.optional(text(80)),
    vin: z.optional(
      rule(readVin, 'not a VIN of 17 letters and digits', 'Write the 17 characters of the VIN.'),
    ),
    name: z.optional(text(250)),
    itemType: z.optional(word(60, 'a type', 'Used, SUV or Caravan')),
    type: z.optional(word(60, 'a type', 'Used, SUV or Caravan')),
    condition: z.optional(text(60)),
    status: z.optional(text(60)),
    year: z.optional(whole('a year', 1900, lastYear, 'four digits, for example 2021')),
    badge: z.optional(text(150)),
    series: z.optional(text(100)),
    tag: z.optional(text(60)),

    price: z.optional(price()),
    driveAwayPrice: z.optional(price()),
    egcPrice: z.optional(price()),
    priceType: z.optional(
      rule(readPriceType, 'not a price basis', 'Write Drive Away or Excl. Govt. Charges.'),
    ),
    beforePrice: z.optional(dollars()),
    offerPrice: z.optional(dollars()),
    subscriptionPrice: z.optional(dollars()),
    weekly: z.optional(dollars()),
    monthly: z.optional(dollars()),
    interestRate: z.optional(rate()),
    comparisonRate: z.optional(rate()),
    financeLenders: z.optional(
      rule(readLenders, 'not finance terms by provider', 'Give an object keyed by provider.'),
    ),
    paymentProcessors: z.optional(list()),
    stateAverageMarketPrice: z.optional(dollars()),
    averageMarketPrice: z.optional(dollars()),

    km: z.optional(
      whole(
        'kilometres',
        0,
        MAX_KM,
        'whole kilometres, for example 45000',
        'k(?:lo?)?ms?|kilomet(?:re|er)s?',
      ),
    ),
    body: z.optional(body()),
    simpleBody: z.optional(body()),
    fuel: z.optional(fuel()),
    simpleFuel: z.optional(fuel()),
    transmission: z.optional(transmission()),
    simpleTransmission: z.optional(transmission()),
    drive: z.optional(word(60, 'a drive', '4x4, AWD, FWD or RWD')),
    colour: z.optional(colour()),
    exteriorColour: z.optional(colour()),
    seats: z.optional(whole('seats', 1, 60, 'the number of seats, for example 5', 'seats?|seater')),
    doors: z.optional(whole('doors', 1, 9, 'the number of doors, for example 4', 'doors?|dr')),
    engineSize: z.optional(text(80)),
    variantEngineSize: z.optional(text(80)),
    engineCc: z.optional(whole('an engine size', 0, 20_000, 'cc, for example 2393', 'cc|cm3')),
    engineLitres: z.optional(
      number('an engine size', 0, 20, 'litres, for example 2.4', 'l|lit(?:re|er)s?|ltr'),
    ),
    cylinders: z.optional(whole('cylinders', 0, 24, 'the number of cylinders', 'cyl(?:inders?)?')),
    induction: z.optional(text(60)),
    gearType: z.optional(text(60)),
    fuelConsumption: z.optional(text(60)),
    fuelCapacity: z.optional(text(60)),
    grossVehicleMass: z.optional(text(60)),
    length: z.optional(text(60)),
    height: z.optional(text(60)),
    width: z.optional(text(60)),
    torque: z.optional(text(60)),
    ancapRating: z.optional(text(60)),

    rego: z.optional(text(12)),
    regoExpiry: z.optional(day()),
    complianceDate: z.optional(text(30)),
    buildDate: z.optional(text(30)),

    comments: z.optional(
      rule(
        (value) => {
          const found = readParagraphs(value);
          return found !== null && found.length <= COMMENT_LENGTH ? found : null;
        },
        `not a text of at most ${COMMENT_LENGTH} characters`,
        'Shorten the description.',
      ),
    ),
    features: z.optional(list()),
    filteredFeatures: z.optional(list()),
    categories: z.optional(list()),
    images: z.optional(
      rule(readPhotos, 'not photo addresses', 'Separate https addresses by | or spaces.'),
    ),
    photosCount: z.optional(whole('a number of photos', 0, 1e6, 'a number')),
    views: z.optional(whole('a number of views', 0, 1e12, 'a number')),
    hasNvic: z.optional(flag()),
    privateSuburb: z.optional(text(80)),
    privatePostcode: z.optional(postcode()),
    file: z.optional(rule(httpsUrl, 'not an https address', 'Write the full https:// address.')),
    createdAt: z.optional(instant()),
    customRank: z.optional(number('a rank', -1e9, 1e9, 'a number')),

    sold: z.optional(flag()),
    soldAt: z.optional(instant()),
    reserved: z.optional(flag()),
    certified: z.optional(flag()),
    preorder: z.optional(flag()),
    showOnDealerWebsite: z.optional(flag()),

    locationSlug: z.optional(text(100)),
    locationName: z.optional(text(120)),
    city: z.optional(text(80)),
    state: z.optional(text(60)),
    postcode: z.optional(postcode()),
    distributionLocations: z.optional(list()),
    dealershipId: z.optional(text(80)),
    dealershipSlug: z.optional(text(100)),
    dealershipName: z.optional(text(120)),

    bodyWidth: z.optional(text(60)),
    bodyLength: z.optional(text(60)),
    tareWeight: z.optional(text(60)),
    axleType: z.optional(text(60)),
    sleeps: z.optional(text(60)),
    aggregateTrailerMass: z.optional(text(60)),
  } satisfies Record<StockField, z.ZodType>;
  return z.object(shape);
}

/** A row whose values were read; a missing field said nothing. */
export type StockRow = z.output<ReturnType<typeof rowSchema>>;

function required<T>(inner: z.ZodType<T>, problem: string, remedy: string) {
  return z.transform((input: unknown, ctx): T => {
    const issue = { code: 'custom', input, message: problem, params: { remedy } } as const;
    if (input === undefined) {
      ctx.issues.push(issue);
      return z.NEVER;
    }
    const result = inner.safeParse(input);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) ctx.issues.push({ ...issue, message });
    return z.NEVER;
  });
}

/** I, O and Q are not used in a VIN (ISO 3779). */
function readVin(value: unknown): string | null {
  const vin = String(value).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}

/** As long as our own; not the page that `/cars/trade-in` is (R2-03). */
function readSlug(value: unknown): string | null {
  const slug = String(value).trim().toLowerCase();
  const valid = slug.length <= 121 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  return valid && slug !== 'trade-in' ? slug : null;
}

/** A spreadsheet drops the leading zero of Darwin's `0800` (R0-05). */
function readPostcode(value: unknown): string | null {
  const text = String(value).trim();
  return /^\d{3,4}$/.test(text) ? text.padStart(4, '0') : null;
}
