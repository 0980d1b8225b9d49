import type { Vehicle, VehicleImage } from '@forecourt/domain';
import fc from 'fast-check';
import { isBlank } from '../fields/isBlank.ts';
import { readName, Spellings } from '../normalise/readName.ts';
import { vehicleSlug } from '../normalise/vehicleSlug.ts';
import { lender } from '../row/readLenders.ts';
import { readText } from '../row/readText.ts';

/** A text as it stands after reading: one line, no blank word, nothing a separator would split. */
function words(maxLength: number) {
  return fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 ",;|\t\'éŠ車🚗<&-/'), minLength: 1, maxLength })
    .map((text) => readText(text) ?? '')
    .filter((text) => !isBlank(text));
}
const item = fc.string({
  unit: fc.constantFrom(...'abcXYZ019 "éŠ車&-'),
  minLength: 1,
  maxLength: 12,
});
const items = fc
  .uniqueArray(
    item.map((text) => readText(text) ?? '').filter((text) => !isBlank(text)),
    { maxLength: 4 },
  )
  .filter((texts) => texts.length > 0);
function or<T>(some: fc.Arbitrary<T>) {
  return fc.option(some, { nil: null });
}
const dollars = fc.integer({ min: 11, max: 500_000 });
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc.integer({ min: 1.2e12, max: 2e12 });
const image: fc.Arbitrary<VehicleImage> = fc
  .integer({ min: 0, max: 1e6 })
  .map((number) => ({ url: `https://cdn.example/w_1,h_2/${number}.jpg` }));

const SHOPPER = [
  ['Dual Cab Utility', 'Ute'],
  ['Wagon', 'Wagon'],
  ['SUV', 'SUV'],
] as const;
const FUELS = [
  ['Unleaded Petrol', 'Petrol'],
  ['Diesel', 'Diesel'],
] as const;
const COLOURS = [
  ['Crystal White Pearl', 'White'],
  ['Blue', 'Blue'],
] as const;
const STANDINGS = [
  { status: 'in_stock', sold: false, reserved: false },
  { status: 'coming_soon', sold: false, reserved: true },
  { status: 'sold', sold: true, reserved: false },
] as const;

/** Any vehicle that a stock file can say. */
export const arbitraryVehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    id: words(20),
    called: fc
      .record({
        make: words(10).filter((text) => /\p{L}/u.test(text)),
        model: words(10),
        badge: or(words(20)),
      })
      .map((name) => readName(name, new Spellings(), () => {}))
      .filter(({ model, badge }) => ![model, badge].some((text) => text !== null && isBlank(text))),
    series: or(words(10)),
    name: words(40),
    tag: or(words(10)),
    year: or(fc.integer({ min: 1900, max: 2028 })),
    carType: fc.constantFrom('new', 'demo', 'used'),
    itemType: fc.constantFrom('car', 'motorcycle', 'caravan'),
    standing: fc.constantFrom(...STANDINGS),
    soldAt: or(instant),
    certified: fc.boolean(),
    preorder: fc.boolean(),
    showOnDealerWebsite: fc.boolean(),
    price: or(dollars),
    priceType: fc.constantFrom('drive_away', 'egc'),
    beforePrice: or(dollars),
    offerPrice: or(dollars),
    subscriptionPrice: or(dollars),
    km: or(fc.integer({ min: 0, max: 900_000 })),
    stockNumber: or(words(10)),
    rego: or(words(8).map((text) => text.toUpperCase())).filter((text) => (text ?? '').length < 13),
    regoExpiry: or(day),
    seats: or(fc.integer({ min: 1, max: 60 })),
    doors: or(fc.integer({ min: 1, max: 9 })),
    body: fc.constantFrom(...SHOPPER),
    fuel: fc.constantFrom(...FUELS),
    colour: fc.constantFrom(...COLOURS),
    comments: or(fc.array(item, { minLength: 1, maxLength: 3 })),
    standardEquipment: items,
    categories: items,
    images: fc.uniqueArray(image, { selector: ({ url }) => url, maxLength: 4 }),
    createdAt: or(instant),
    customRank: or(fc.integer({ min: -100, max: 100 })),
    cc: or(fc.integer({ min: 100, max: 7000 })),
    paymentWeek: or(dollars),
    city: words(10),
    postcode: fc.integer({ min: 200, max: 9999 }).map((code) => String(code).padStart(4, '0')),
  })
  .map(({ called, ...facts }) => toVehicle({ ...called, ...facts }))
  // A name that reads as another, as of a model which begins with its make twice, is no one's.
  .filter((vehicle) => spelledAlike([vehicle]));

/** Whether these may stand in one file as they are: a file spells a model in one way. */
export function spelledAlike(vehicles: readonly Vehicle[]): boolean {
  const spellings = new Spellings();
  return vehicles.every((vehicle) => {
    const { make, model, badge } = readName(vehicle, spellings, () => {});
    return make === vehicle.make && model === vehicle.model && badge === vehicle.badge;
  });
}

interface Facts
  extends Pick<
    Vehicle,
    | 'id'
    | 'make'
    | 'model'
    | 'badge'
    | 'series'
    | 'name'
    | 'tag'
    | 'year'
    | 'carType'
    | 'itemType'
    | 'soldAt'
    | 'certified'
    | 'preorder'
    | 'showOnDealerWebsite'
    | 'price'
    | 'priceType'
    | 'beforePrice'
    | 'offerPrice'
    | 'subscriptionPrice'
    | 'km'
    | 'stockNumber'
    | 'rego'
    | 'regoExpiry'
    | 'seats'
    | 'doors'
    | 'standardEquipment'
    | 'categories'
    | 'images'
    | 'createdAt'
    | 'customRank'
  > {
  standing: (typeof STANDINGS)[number];
  body: (typeof SHOPPER)[number];
  fuel: (typeof FUELS)[number];
  colour: (typeof COLOURS)[number];
  comments: readonly string[] | null;
  cc: number | null;
  paymentWeek: number | null;
  city: string;
  postcode: string;
}

function toVehicle(facts: Facts): Vehicle {
  const { standing, body, fuel, colour, comments, cc, paymentWeek, city, postcode, ...rest } =
    facts;
  const litres = cc === null ? null : (cc / 1000).toFixed(1);
  const paragraphs = (comments ?? []).flatMap((text) => readText(text) || []).join('|');
  return {
    ...rest,
    ...standing,
    slug: vehicleSlug(rest),
    body: body[0],
    simpleBody: body[1],
    fuel: fuel[0],
    simpleFuel: fuel[1],
    exteriorColour: colour[0],
    colour: colour[1],
    transmission: 'Sports Automatic',
    simpleTransmission: 'Automatic',
    drive: 'AWD',
    engineSize: litres === null ? null : `${litres}L`,
    comments: isBlank(paragraphs) ? null : paragraphs,
    filteredFeatures: [],
    file: null,
    vin: null,
    complianceDate: null,
    buildDate: null,
    paymentProcessors: null,
    stateAverageMarketPrice: null,
    averageMarketPrice: null,
    dealershipId: null,
    dealershipSlug: null,
    dealershipName: null,
    location: { slug: 'yard', name: 'Yard', city, state: 'QLD', postcode },
    distributionLocations: [],
    variant: cc === null ? null : variant(cc, litres),
    caravan: null,
    financeLenders: paymentWeek === null ? {} : { taurus: lender({ paymentWeek }) },
  };
}

function variant(engineSizeCc: number, engineSizeLitres: string | null): Vehicle['variant'] {
  return {
    cylinders: null,
    engineSizeCc,
    engineSizeLitres,
    induction: null,
    gearType: null,
    fuelConsumptionCombined: null,
    fuelCapacity: null,
    grossVehicleMass: null,
    length: null,
    height: null,
    width: null,
    torque: null,
    ancapRating: null,
  };
}
