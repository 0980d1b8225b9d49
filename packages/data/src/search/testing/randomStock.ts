import type { CarType, Vehicle } from '@forecourt/domain';
import { aVehicle } from '../../testing/aVehicle.ts';
import { modelTable } from './modelTable.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;

const colours = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Gold'];
const features = ['Sunroof', 'Tow Bar', 'Leather Seats', 'Reverse Camera', 'Apple CarPlay'];
const categories = ['Family', 'First Car', 'Tradie', 'Under Warranty'];
const tags = ['Test Drive Only', 'Manager Special', 'toString'];
const places = [
  ['Southport', 'QLD', 'northside', 'Northside Motors'],
  ['Brisbane', 'QLD', 'northside', 'Northside Motors'],
  ['Parramatta', 'NSW', 'harbour', 'Harbour Autos'],
  ['Geelong', 'VIC', 'bayview', 'Bayview & Sons'],
  ['Perth', 'WA', 'swan-river', 'Swan River Cars'],
] as const;

/**
 * A made-up stock with the unevenness of a real one: few models make up most of it, facts go
 * together, some are missing, names repeat, some vehicles are sold, held back or coming soon.
 *
 * @param now milliseconds since 1970 UTC; creation and sale lie around the days before it
 */
export function randomStock(random: Random, count: number, now: number): Vehicle[] {
  return Array.from({ length: count }, (_, index) => randomVehicle(random, index, now));
}

function randomVehicle(random: Random, index: number, now: number): Vehicle {
  const sometimes = <T>(value: T, probability = 0.95) =>
    random.chance(probability) ? value : null;
  const some = (list: readonly string[]) => list.filter(() => random.chance(0.3));

  const listed = random.pickEarly(modelTable);
  const carType = random.pickEarly<CarType>(['used', 'used', 'new', 'demo']);
  const age = carType === 'used' ? 1 + random.below(15) : 0;
  const year = new Date(now).getUTCFullYear() - age;
  const badge = random.pickEarly(listed.badges);
  const colour = random.pickEarly(colours);
  const fuel = random.pickEarly(listed.fuels);
  const transmission = random.chance(0.85) ? '8 SP Automatic' : '6 SP Manual';
  const [city, state, dealershipSlug, dealershipName] = random.pickEarly(places);
  const sold = random.chance(0.05);
  // Ids of many lengths, so that their order is not the order of arrival.
  const id = String((index * 7919 + 13) % 1_000_003);
  return aVehicle({
    id,
    slug: `${year}-${listed.model}-${id}`,
    name: `${year} ${listed.make} ${listed.model} ${badge}`,
    itemType: random.chance(0.97) ? 'car' : random.pick(['motorcycle', 'caravan']),
    carType,
    status: sold
      ? 'sold'
      : random.pickEarly(['in_stock', 'in_stock', 'in_stock', 'coming_soon', 'x']),
    year: sometimes(year),
    make: listed.make,
    model: listed.model,
    badge: sometimes(badge),
    series: sometimes(`MY${year % 100}`, 0.4),
    tag: sometimes(random.pick(tags), 0.1),
    sold,
    soldAt: sold ? sometimes(now - random.below(8 * DAY)) : null,
    reserved: (index * 7) % 11 === 0,
    showOnDealerWebsite: random.chance(0.98),
    price: randomPrice(random, listed.price * 0.92 ** age),
    subscriptionPrice: sometimes(100 + 10 * random.below(40), 0.2),
    km: sometimes(carType === 'used' ? age * (8_000 + random.below(12_000)) : random.below(5)),
    stockNumber: sometimes(`U${10_000 + index}`),
    colour: sometimes(colour),
    exteriorColour: sometimes(`Crystal ${colour} Pearl`, 0.3),
    seats: sometimes(listed.seats),
    fuel: sometimes(fuel === 'Petrol' ? 'Petrol - Unleaded ULP' : fuel),
    simpleFuel: sometimes(fuel),
    simpleBody: sometimes(listed.simpleBody),
    body: sometimes(listed.body),
    transmission: sometimes(transmission),
    simpleTransmission: sometimes(transmission.slice(5), 0.8),
    drive: sometimes(random.pickEarly(listed.drives)),
    filteredFeatures: some([...features, 'Sunroof']),
    categories: some(categories),
    images: Array.from({ length: random.below(4) }, () => ({ url: '/photo.jpg' })),
    createdAt: sometimes(now + 2 * DAY - random.below(30 * DAY)),
    customRank: sometimes(random.below(5), 0.3),
    dealershipSlug: sometimes(dealershipSlug),
    dealershipName: sometimes(dealershipName),
    location: sometimes({
      slug: city.toLowerCase(),
      name: `${dealershipName} ${city}`,
      city,
      state,
      postcode: null,
    }),
  });
}

/** Near the worth of the vehicle, in hundreds less ten; now and then none, or one that counts as none. */
function randomPrice(random: Random, worth: number): number | null {
  if (random.chance(0.03)) return random.pick([null, 0, 1, 10, 10.5]);
  return Math.round((worth * (0.85 + 0.3 * random.next())) / 100) * 100 - 10;
}
