/** What happens to a row whose value for the field cannot be read. */
export type OnBadValue = 'refuse row' | 'drop value';

export interface StockFieldSpec {
  /** What the field holds, for help texts. */
  help: string;
  onBadValue: OnBadValue;
  /** Headings of dealer feeds, besides the field's own name; earlier ones win over later ones. */
  headings: readonly string[];
}

/** A field whose bad value refuses the row; headings separated by commas. */
function row(help: string, ...headings: string[]): StockFieldSpec {
  return { help, onBadValue: 'refuse row', headings: headings.flatMap((some) => some.split(', ')) };
}

/** A field whose bad value is left out; headings separated by commas. */
function value(help: string, ...headings: string[]): StockFieldSpec {
  return { ...row(help, ...headings), onBadValue: 'drop value' };
}

/**
 * Every field a stock file can fill: the one table that headings, the `--map` option, validation
 * and help are derived from. Headings are compared by letters and digits only (`headingKey`).
 */
export const STOCK_FIELDS = {
  id: value(
    'identity of the vehicle; else stock number, else VIN, else what it is',
    'vehicle id, car id, listing id, ad id, unique id, item id, record id',
  ),
  slug: value(
    'address of its page: letters, digits and hyphens',
    'car slug, vehicle slug, listing slug, url slug, seo slug',
  ),
  stockNumber: value(
    'dealer stock number',
    'stock no, stock num, stock, stock id, stk no, stk num, stk, stock code, stock ref',
  ),
  vin: value(
    'vehicle identification number',
    'vin number, vin no, chassis number, chassis no, chassis, vin chassis',
  ),
  name: value(
    'title of the listing',
    'title, carsales title, listing title, vehicle, vehicle name, heading, vehicle title',
    'ad title',
  ),
  itemType: value(
    'car, motorcycle or caravan',
    'vehicle type, vehicle category, vehicle class, type code',
  ),
  type: value('either a condition (new, demo, used) or a body', 'listing type, stock type'),
  condition: value(
    'new, demo or used',
    'car type, car condition, vehicle condition, new used, new or used, used or new, nud',
    'sale type',
  ),
  status: value(
    'in stock, coming soon, sold, reserved ...',
    'stock status, vehicle status, availability, listing status, sale status',
  ),

  year: value(
    'model year, four digits',
    'build year, model year, year built, year of manufacture, manufacture year, yr',
    'vehicle year, release year',
  ),
  make: row(
    'maker',
    'brand, manufacturer, make name, vehicle make, manufacturer name, marque',
    'make description',
  ),
  model: row('model', 'model name, vehicle model, family, model description'),
  badge: value(
    'badge or variant',
    'variant, variant name, trim, trim level, grade, badge name, model variant',
    'badge description, derivative',
  ),
  series: value('series', 'series name, model series, series code, model code'),
  tag: value('a short custom tag on the card', 'custom tag, label, banner, ribbon, tags'),

  price: value(
    'price in dollars',
    'asking price, sale price, selling price, advertised price, retail price, list price',
    'retail, website price, internet price, price aud, current price, advertised',
    'vehicle price, web price',
  ),
  driveAwayPrice: value(
    'drive-away price in dollars; wins over price',
    'drive away, driveaway price, dap, dap price, price drive away, price dap',
    'drive away amount',
  ),
  egcPrice: value(
    'price excluding government charges, in dollars',
    'egc, price egc, excl govt charges, price excluding government charges',
    'price excl govt charges, ex gov charges, price ex gov, excluding government charges',
  ),
  priceType: value(
    'drive away or EGC',
    'price basis, price qualifier, price description, price label, price suffix',
    'price display',
  ),
  beforePrice: value(
    'earlier price in dollars',
    'was price, was, price was, old price, original price, previous price, rrp, regular price',
  ),
  offerPrice: value('offer price in dollars', 'special price, promo price, discount price'),
  subscriptionPrice: value(
    'subscription price in dollars a week',
    'subscription, weekly subscription, subscription per week',
  ),
  weekly: value(
    'weekly repayment in dollars',
    'weekly repayment, weekly payment, weekly price, per week, repayment, repayments',
    'payment week, price per week, finance weekly',
  ),
  monthly: value(
    'monthly repayment in dollars',
    'monthly repayment, monthly payment, per month, payment month',
  ),
  interestRate: value('interest rate of the repayment, per cent a year', 'finance rate'),
  comparisonRate: value('comparison rate of the repayment, per cent a year', 'comparison'),
  financeLenders: value('finance terms by provider (JSON only)'),
  paymentProcessors: value('names of payment processors', 'payment processor'),
  stateAverageMarketPrice: value(
    'market average of the state in dollars',
    'autograb data state average market price, state market price',
  ),
  averageMarketPrice: value(
    'national market average in dollars',
    'autograb data average market price, market price, market value',
  ),

  km: value(
    'odometer in kilometres',
    'kilometres, kilometers, kms, odometer, mileage, odo, odometer reading, odometer km',
    'odometer kms, kilometre, kilometer, klms, distance, distance travelled',
  ),
  body: value(
    'body in trade words',
    'body type, body style, vehicle body, body description, bodystyle name, body shape',
    'body name',
  ),
  simpleBody: value('body in shopper words', 'body category, body group, generic body'),
  fuel: value('fuel', 'fuel type, fuel description, engine fuel, fuel name, power source'),
  simpleFuel: value('fuel in shopper words', 'fuel category, generic fuel'),
  transmission: value(
    'gearbox',
    'gearbox, trans, transmission type, gear box, gearbox type, transmission description',
    'trans type, gearbox description, transmission name',
  ),
  simpleTransmission: value(
    'automatic or manual',
    'generic gear type, generic transmission, transmission category',
  ),
  drive: value(
    'driven wheels',
    'drive type, drivetrain, drive train, driven wheels, wheel drive, drive wheels',
    'driving wheels, drive description, 4x2 4x4',
  ),
  colour: value('colour', 'color, body colour, body color, generic colour, basic colour'),
  exteriorColour: value(
    'colour as its maker names it',
    'exterior color, ext colour, ext color, external colour, paint, paint colour, colour name',
    'colour description, manufacturer colour',
  ),
  seats: value(
    'seats',
    'seating, seating capacity, seat capacity, no of seats, number of seats, seat count',
    'num seats, seats number, passengers',
  ),
  doors: value('doors', 'no of doors, number of doors, door count, num doors, door'),
  engineSize: value(
    'engine, litres or cc',
    'engine, engine capacity, engine description, litres, size of engine',
    'engine ltr',
  ),
  variantEngineSize: value(
    'engine of the variant, litres or cc; for what the engine columns leave out',
    'variant engine size',
  ),
  engineCc: value(
    'engine size in cubic centimetres',
    'cc, engine cc, engine size cc, capacity cc, cubic capacity, ccs, variant engine size cc',
  ),
  engineLitres: value(
    'engine size in litres',
    'variant engine size litres, engine size litres, engine size l, litre',
  ),
  cylinders: value(
    'cylinders',
    'cyl, cyls, no of cylinders, number of cylinders, engine cylinders, cylinder',
    'variant cylinders',
  ),
  induction: value(
    'induction, for example Turbo',
    'aspiration, engine induction, variant induction',
  ),
  gearType: value(
    'gears, for example 8 speed',
    'gears, gear, speeds, no of gears, number of gears, variant gear type, gear num',
  ),
  fuelConsumption: value(
    'combined fuel use',
    'fuel consumption combined, fuel economy, combined fuel consumption',
    'variant fuel consumption combined, economy, litres per 100km',
  ),
  fuelCapacity: value('fuel tank', 'tank, fuel tank, fuel tank capacity, variant fuel capacity'),
  grossVehicleMass: value('gross vehicle mass', 'gvm, gross mass, variant gross vehicle mass'),
  length: value(
    'length',
    'vehicle length, overall length, variant length, variant vehicle length, length mm',
  ),
  height: value('height', 'vehicle height, overall height, variant height, variant vehicle height'),
  width: value('width', 'vehicle width, overall width, variant width, variant vehicle width'),
  torque: value('torque', 'max torque, variant torque'),
  ancapRating: value(
    'ANCAP rating',
    'ancap, safety rating, ancap safety rating, variant ancap rating',
  ),

  rego: value(
    'registration plate',
    'registration, rego no, rego number, registration number, reg no, reg plate, plate',
    'plate number, registration no, licence plate, license plate, number plate, rego plate',
    'reg, plate no',
  ),
  regoExpiry: value(
    'date the registration runs out',
    'registration expiry, rego expiry date, reg expiry, rego exp, registration expiry date',
    'registration expires, rego expires, rego due',
  ),
  complianceDate: value(
    'compliance date, as given',
    'compliance, compliance plate, compliance year',
  ),
  buildDate: value(
    'build date, as given',
    'build, date built, manufacture date, date of manufacture, built',
  ),

  comments: value(
    'dealer comments',
    'description, vehicle description, comment, dealer comment, dealer comments, advert text',
    'ad text, details',
    'advertisement, long description, seller comments, advert, sales pitch',
  ),
  features: value(
    'equipment',
    'standard equipment, options, equipment, feature list, features list, optional equipment',
    'extras, vehicle features, option list',
  ),
  filteredFeatures: value(
    'features shoppers filter by',
    'filter features, key features, highlights',
  ),
  categories: value('categories of the dealer', 'category, stock category, collections'),
  images: value(
    'photo addresses',
    'photos, image, photo, pictures, image urls, image url, photo urls, photo url, image list',
    'photo list, images url, image links, picture urls, media, primary image url, main image',
    'main photo',
  ),
  photosCount: value(
    'how many photos there are',
    'photo count, photos count, image count, images count, number of photos, no of photos',
  ),
  views: value('how often it was looked at', 'view count, page views, number of views'),
  hasNvic: value('yes when its NVIC is known', 'has nvic'),
  privateSuburb: value('suburb of a private seller; never shown', 'private suburb'),
  privatePostcode: value('postcode of a private seller; never shown', 'private postcode'),
  file: value('link to a history report', 'history report, report url, history report url'),
  createdAt: value(
    'when it was first listed',
    'created, date added, created date, date created, listed, listed date, list date',
    'date listed, added, stock date, date in stock, date in, first listed, entry date',
  ),
  customRank: value('place in the default order, higher first', 'rank, sort order, priority'),

  sold: value('yes when sold', 'is sold'),
  soldAt: value('when it was sold', 'sold date, date sold, sold date timestamp, sold on'),
  reserved: value('yes when reserved', 'is reserved, on hold'),
  certified: value(
    'yes when certified by its maker',
    'is certified, certified pre owned, cpo, approved used',
  ),
  preorder: value('yes when to be ordered', 'pre order, is preorder'),
  showOnDealerWebsite: value(
    'no to leave it off the website',
    'show on website, publish, published, display on website, show online, advertise',
  ),

  locationSlug: value(
    'slug or id of a configured location',
    'location slug, location id, yard id, yard code, branch id, branch code, location code',
  ),
  locationName: value(
    'place where it stands',
    'location, location name, yard, branch, site, lot, yard name, branch name, yard location',
    'vehicle location, stock location',
  ),
  city: value(
    'suburb or city',
    'suburb, town, location city, location suburb, location address city',
    'location address suburb, dealer suburb, dealer city, address city, address suburb',
    'dealership suburb',
  ),
  state: value(
    'state',
    'location state, location address state, dealer state, address state, state code',
  ),
  postcode: value(
    'postcode',
    'post code, location postcode, location address postcode, dealer postcode, zip, zip code',
    'address postcode, postal code',
  ),
  distributionLocations: value(
    'slugs, ids or names of further locations',
    'distribution locations, location distribution locations, also at, other locations',
  ),
  dealershipId: value('id of the dealership', 'dealer id, dealer code, seller id, dealer number'),
  dealershipSlug: value('slug of the dealership', 'dealer slug'),
  dealershipName: value(
    'dealership',
    'dealership, dealer, dealer name, seller, seller name, dealership name',
  ),

  bodyWidth: value(
    'caravan: width',
    'specifications body width, caravan body width, caravan width, external width',
  ),
  bodyLength: value(
    'caravan: length',
    'specifications body length, caravan body length, caravan length, van length',
    'external length, body length ft, length ft, length feet',
  ),
  tareWeight: value(
    'tare, kilograms',
    'tare, tare mass, specifications tare weight, caravan tare weight, tare kg',
  ),
  axleType: value(
    'caravan: axles',
    'axle, axles, specifications axle type, caravan axle type, axle configuration',
  ),
  sleeps: value(
    'caravan: berths',
    'berth, berths, sleeping capacity, specifications sleeps, caravan sleeps, no of berths',
    'beds',
  ),
  aggregateTrailerMass: value(
    'ATM, kilograms',
    'atm, aggregate trailer mass, specifications aggregate trailer mass',
    'caravan aggregate trailer mass, atm kg',
  ),
} as const satisfies Record<string, StockFieldSpec>;

export type StockField = keyof typeof STOCK_FIELDS;

export const STOCK_FIELD_NAMES = Object.keys(STOCK_FIELDS) as readonly StockField[];

export function isStockField(name: string): name is StockField {
  return Object.hasOwn(STOCK_FIELDS, name);
}

/** The table as lines of help: each field, what it holds, and the headings that fill it. */
export function describeFields(): string {
  return STOCK_FIELD_NAMES.map((name) => {
    const { help, headings } = STOCK_FIELDS[name];
    return `  ${name}: ${help}. Headings: ${[name, ...headings].join(', ')}`;
  }).join('\n');
}
