import { soundText, type Vehicle } from '@forecourt/domain';
import { z } from 'zod';

/** An index may have been made of stock whose texts nobody had checked. */
const text = z.string().overwrite(soundText);
const maybeText = text.nullable();
const maybeNumber = z.number().nullable();
const texts = z.array(text);

const lender = z.object({
  interestRate: maybeNumber,
  comparisonRate: maybeNumber,
  paymentWeek: maybeNumber,
  paymentMonth: maybeNumber,
  termMonths: maybeNumber,
  termYears: maybeNumber,
  terms: z.record(text, z.number()),
  balloon: maybeNumber,
  deposit: maybeNumber,
  disclaimer: maybeText,
});

const location = z.object({
  slug: text,
  name: text,
  city: maybeText,
  state: maybeText,
  postcode: maybeText,
});

const variant = z.object({
  cylinders: maybeText,
  engineSizeCc: maybeNumber,
  engineSizeLitres: maybeText,
  induction: maybeText,
  gearType: maybeText,
  fuelConsumptionCombined: maybeText,
  fuelCapacity: maybeText,
  grossVehicleMass: maybeText,
  length: maybeText,
  height: maybeText,
  width: maybeText,
  torque: maybeText,
  ancapRating: maybeText,
});

const caravan = z.object({
  bodyWidth: maybeText,
  bodyLength: maybeText,
  tareWeight: maybeText,
  axleType: maybeText,
  sleeps: maybeText,
  aggregateTrailerMass: maybeText,
});

/** A vehicle that came from elsewhere: every fact is there and of its kind. */
export const vehicleSchema: z.ZodType<Vehicle> = z.object({
  id: text,
  slug: text,
  name: text,
  itemType: z.enum(['car', 'motorcycle', 'caravan']),
  carType: z.enum(['new', 'demo', 'used']),
  status: text,
  year: maybeNumber,
  make: text,
  model: text,
  badge: maybeText,
  series: maybeText,
  tag: maybeText,
  sold: z.boolean(),
  soldAt: maybeNumber,
  reserved: z.boolean(),
  certified: z.boolean(),
  preorder: z.boolean(),
  showOnDealerWebsite: z.boolean(),
  price: maybeNumber,
  beforePrice: maybeNumber,
  offerPrice: maybeNumber,
  subscriptionPrice: maybeNumber,
  priceType: z.enum(['drive_away', 'egc', 'unknown']),
  paymentProcessors: texts.nullable(),
  stateAverageMarketPrice: maybeNumber,
  averageMarketPrice: maybeNumber,
  km: maybeNumber,
  stockNumber: maybeText,
  vin: maybeText,
  rego: maybeText,
  regoExpiry: maybeText,
  complianceDate: maybeText,
  buildDate: maybeText,
  colour: maybeText,
  exteriorColour: maybeText,
  seats: maybeNumber,
  doors: maybeNumber,
  fuel: maybeText,
  simpleFuel: maybeText,
  simpleBody: maybeText,
  body: maybeText,
  transmission: maybeText,
  simpleTransmission: maybeText,
  drive: maybeText,
  engineSize: maybeText,
  comments: maybeText,
  standardEquipment: texts,
  filteredFeatures: texts,
  categories: texts,
  file: maybeText,
  images: z.array(z.object({ url: text })),
  createdAt: maybeNumber,
  customRank: maybeNumber,
  dealershipId: maybeText,
  dealershipSlug: maybeText,
  dealershipName: maybeText,
  location: location.nullable(),
  distributionLocations: texts,
  variant: variant.nullable(),
  caravan: caravan.nullable(),
  financeLenders: z.record(text, lender),
});
