/** Display and grouping order is new, demo, used (R5-38). */
export type CarType = 'new' | 'demo' | 'used';

/** One entity; the noun and the specification rows differ (R1-10). */
export type ItemType = 'car' | 'motorcycle' | 'caravan';

/** What the price includes. DAP is `drive_away`, EGC is `egc` (R3-04). */
export type PriceType = 'drive_away' | 'egc' | 'unknown';

/** A photograph. */
export interface VehicleImage {
  /** Absolute https URL, or a path on the dealer's own site. */
  url: string;
}

/** Where a vehicle stands. Keys of the location feed are translated in `data` (R2-32). */
export interface VehicleLocation {
  slug: string;
  name: string;
  city: string | null;
  /** Abbreviation: `QLD`, `NSW`, ... */
  state: string | null;
  postcode: string | null;
}

/** Engine and body facts of the variant; lengths in millimetres as given, mass in kilograms. */
export interface VehicleVariant {
  cylinders: string | null;
  engineSizeCc: number | null;
  engineSizeLitres: string | null;
  induction: string | null;
  gearType: string | null;
  fuelConsumptionCombined: string | null;
  fuelCapacity: string | null;
  grossVehicleMass: string | null;
  length: string | null;
  height: string | null;
  width: string | null;
  torque: string | null;
  ancapRating: string | null;
}

/** Caravan facts, as given by the feed. */
export interface CaravanSpecifications {
  bodyWidth: string | null;
  bodyLength: string | null;
  tareWeight: string | null;
  axleType: string | null;
  sleeps: string | null;
  aggregateTrailerMass: string | null;
}

/** One lender's terms for one vehicle. Rates are percentages a year, money is Australian dollars. */
export interface FinanceLender {
  interestRate: number | null;
  comparisonRate: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  termMonths: number | null;
  termYears: number | null;
  /** Payment for a term, keyed by months (R3-10). */
  terms: Readonly<Record<string, number>>;
  balloon: number | null;
  deposit: number | null;
  disclaimer: string | null;
}

/**
 * A vehicle of a dealer's stock: a car, also a motorcycle or a caravan.
 *
 * Money is Australian dollars, distance is kilometres, instants are milliseconds since 1970 UTC,
 * calendar dates are `YYYY-MM-DD`. Absent is `null`, never an empty string and never zero (R0-05).
 */
export interface Vehicle {
  id: string;
  slug: string;
  name: string;
  itemType: ItemType;
  carType: CarType;
  /** `in_stock` and `coming_soon` are available; every other value is not (R3-03). */
  status: string;
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  /** A custom tag, for example `Test Drive Only`. */
  tag: string | null;

  sold: boolean;
  soldAt: number | null;
  reserved: boolean;
  certified: boolean;
  preorder: boolean;
  showOnDealerWebsite: boolean;

  price: number | null;
  beforePrice: number | null;
  offerPrice: number | null;
  /** Dollars a week. */
  subscriptionPrice: number | null;
  priceType: PriceType;
  paymentProcessors: readonly string[] | null;
  stateAverageMarketPrice: number | null;
  averageMarketPrice: number | null;

  km: number | null;
  stockNumber: string | null;
  vin: string | null;
  rego: string | null;
  /** `YYYY-MM-DD` */
  regoExpiry: string | null;
  /** As given, for example `03/2021`. */
  complianceDate: string | null;
  /** As given, for example `02/2021`. */
  buildDate: string | null;
  /** Colour in the few words shoppers filter by: `White`, `Black`, `Grey`, ... */
  colour: string | null;
  /** Colour as given, for example `Crystal White Pearl`. */
  exteriorColour: string | null;
  seats: number | null;
  doors: number | null;
  /** Fuel as given. */
  fuel: string | null;
  /** Fuel in the few words shoppers filter by. */
  simpleFuel: string | null;
  /** Body in the few words shoppers filter by: `SUV`, `Ute`, `Hatch`, ... */
  simpleBody: string | null;
  /** Body as given, for example `Dual Cab Utility`. */
  body: string | null;
  transmission: string | null;
  /** `Automatic` or `Manual`. */
  simpleTransmission: string | null;
  drive: string | null;
  /** As given, for example `2.4L` or `2393cc`. */
  engineSize: string | null;
  comments: string | null;
  /** Features as a list of short texts. */
  standardEquipment: readonly string[];
  /** Features shoppers filter by. */
  filteredFeatures: readonly string[];
  categories: readonly string[];
  /** Link to a history report. */
  file: string | null;
  images: readonly VehicleImage[];
  createdAt: number | null;
  /** Higher stands earlier in the default order; missing counts as 0 (R2-34). */
  customRank: number | null;

  dealershipId: string | null;
  dealershipSlug: string | null;
  dealershipName: string | null;
  location: VehicleLocation | null;
  /** Names of further locations it is listed at, as given; values of `location_name` (R3-08). */
  distributionLocations: readonly string[];

  variant: VehicleVariant | null;
  caravan: CaravanSpecifications | null;
  /** Keyed by normalised provider name: lower case, letters and digits only (R3-10). */
  financeLenders: Readonly<Record<string, FinanceLender>>;

  // Carried, without behaviour (R3-09): only where the feed gives them.
  /** How often it was looked at, by the feed's count. */
  views?: number;
  /** By the feed's count; what can be shown are `images`. */
  photosCount?: number;
  hasNvic?: boolean;
  /** Of a private seller. Never shown to visitors. */
  privateSuburb?: string;
  /** Of a private seller. Never shown to visitors. */
  privatePostcode?: string;
}
