import type { VehicleSummary } from '@forecourt/domain';
import type { PictureName } from './pictureNames.ts';

const base: VehicleSummary = {
  id: '1',
  slug: '2023-isuzu-d-max-x-terrain-1',
  itemType: 'car',
  carType: 'used',
  title: '2023 Isuzu D-MAX',
  subtitle: 'X-TERRAIN Crew Cab RG',
  image: null,
  photoCount: 14,
  tag: null,
  state: null,
  sold: false,
  available: true,
  price: { kind: 'price', text: '$58,990', was: null, basis: 'Drive Away' },
  market: null,
  facts: ['31,450 km', 'Automatic', 'Diesel', 'Ute'],
  more: ['3.0L', '4x4', 'White'],
  dealer: 'Coolabarra Motors Dubbo',
  place: 'Dubbo, NSW',
};

/** A vehicle and the picture it is shown with; `null` has no photo. */
export interface ExampleVehicle {
  vehicle: VehicleSummary;
  picture: PictureName | null;
}

function example(picture: PictureName | null, changes: Partial<VehicleSummary>): ExampleVehicle {
  return {
    vehicle: { ...base, ...changes, photoCount: picture ? base.photoCount : 0 },
    picture,
  };
}

/** Vehicles in every state a list can hold. */
export const vehicles = {
  ordinary: example('country-ute-dual-white-side', {}),
  new: example('forecourt-suv-blue-side', {
    id: '2',
    carType: 'new',
    title: '2026 Mazda CX-60',
    subtitle: 'G40e Azami KH',
    tag: { kind: 'new', text: 'New' },
    price: { kind: 'price', text: '$71,450', was: null, basis: 'Drive Away' },
    facts: ['0 km', 'Automatic', 'Petrol', 'SUV'],
    place: 'Southport, QLD',
  }),
  reduced: example('forecourt-hatch-red-side', {
    id: '3',
    title: '2021 Toyota Corolla',
    subtitle: 'Ascent Sport Hybrid ZWE211R',
    tag: { kind: 'hybrid', text: 'Hybrid' },
    price: {
      kind: 'price',
      text: '$25,990',
      was: { text: 'Was $27,990 now:', amount: '$27,990', saving: 'Save $2,000' },
      basis: 'Excl. Govt. Charges',
    },
    market: '$1,500 below market price',
    facts: ['64,210 km', 'CVT', 'Hybrid', 'Hatch'],
    place: 'Brisbane, QLD',
  }),
  noPrice: example('country-four-wheel-drive-sand-side', {
    id: '4',
    carType: 'new',
    title: '2026 Toyota LandCruiser',
    subtitle: 'Sahara ZX FJA300R',
    tag: { kind: 'coming_soon', text: 'COMING SOON' },
    price: { kind: 'none', text: 'Enquire for price.' },
    facts: ['12 km', 'Automatic', 'Diesel', 'SUV'],
    place: 'Orange, NSW',
  }),
  sold: example('forecourt-sedan-silver-side', {
    id: '5',
    carType: 'demo',
    title: '2025 Hyundai Sonata',
    subtitle: 'N Line DN8',
    sold: true,
    available: false,
    tag: { kind: 'sold', text: 'JUST SOLD' },
    price: { kind: 'sold', text: 'Sold' },
    facts: ['4,020 km', 'Automatic', 'Petrol', 'Sedan'],
    place: 'Parramatta, NSW',
  }),
  noPhoto: example(null, {
    id: '6',
    title: '2019 Volkswagen Transporter',
    subtitle: 'TDI340 Crewvan T6',
    price: { kind: 'price', text: '$34,888', was: null, basis: null },
    facts: ['118,904 km', 'Automatic', 'Diesel', 'Van'],
    place: 'Dubbo, NSW',
  }),
  longest: example('country-four-wheel-drive-sand-side', {
    id: '7',
    title: '2024 Mercedes-Benz GLE-Class Coupé',
    subtitle:
      'GLE63 S SPEEDSHIFT TCT 4MATIC+ Performance Night Edition C167 805+055MY with Optional Equipment',
    tag: { kind: 'custom', text: 'Test Drive Only at our Wollongong showroom' },
    price: {
      kind: 'price',
      text: '$1,248,990',
      was: { text: 'Was $1,299,990 now:', amount: '$1,299,990', saving: 'Save $51,000' },
      basis: 'Excl. Govt. Charges',
    },
    market: '$12,345 below market price',
    facts: ['1,045,000 km', '9 Speed Sports Automatic', 'Premium Unleaded / Electric', 'Wagon'],
    place: 'Castle Hill Business Park, NSW',
  }),
  demo: example('forecourt-sedan-silver-side', {
    id: '10',
    carType: 'demo',
    title: '2026 Hyundai Sonata',
    subtitle: 'N Line DN8',
    tag: { kind: 'custom', text: 'Demo' },
    price: {
      kind: 'price',
      text: '$49,990',
      was: { text: 'Was $56,000 now:', amount: '$56,000', saving: 'Save $6,010' },
      basis: 'Drive Away',
    },
    facts: ['4,020 km', 'Automatic', 'Petrol', 'Sedan'],
    place: 'Parramatta, NSW',
  }),
  /** Sold, used: no tag says so, the price does (R4-02). */
  soldUsed: example('forecourt-hatch-red-side', {
    id: '11',
    sold: true,
    state: 'Sold',
    price: { kind: 'sold', text: 'Sold' },
    available: false,
    title: '2018 Kia Rio',
    subtitle: 'S YB',
    facts: ['88,120 km', 'Automatic', 'Petrol', 'Hatch'],
  }),
  /** A hybrid that is not here yet: its tag says the one, a ribbon the other (R4-01). */
  comingSoon: example('forecourt-suv-blue-side', {
    id: '14',
    carType: 'new',
    title: '2027 Hyundai Tucson',
    subtitle: 'Premium Hybrid N Line NX4',
    tag: { kind: 'hybrid', text: 'Hybrid' },
    state: 'COMING SOON',
    price: { kind: 'price', text: '$65,990', was: null, basis: 'Drive Away' },
    facts: ['0 km', 'Automatic', 'Hybrid', 'SUV'],
    place: 'Chermside, QLD',
  }),
  electric: example('forecourt-suv-blue-front', {
    id: '12',
    title: '2025 Kia EV6',
    subtitle: 'GT-Line CV',
    tag: { kind: 'electric', text: 'Electric' },
    price: { kind: 'price', text: '$64,990', was: null, basis: 'Drive Away' },
    facts: ['9,870 km', 'Automatic', 'Electric', 'SUV'],
  }),
  preorder: example(null, {
    id: '13',
    carType: 'new',
    title: '2027 Isuzu D-MAX EV',
    subtitle: null,
    tag: { kind: 'coming_soon', text: 'COMING SOON' },
    price: { kind: 'none', text: 'PREORDER' },
    facts: ['Electric', 'Ute'],
    place: null,
  }),
  caravan: example('country-caravan-white-side', {
    id: '8',
    itemType: 'caravan',
    title: '2022 Jayco Journey',
    subtitle: 'Outback 17.55-8',
    tag: { kind: 'reserved', text: 'Reserved' },
    price: { kind: 'price', text: '$62,500', was: null, basis: null },
    facts: ['Sleeps 4', '6.2 m'],
    place: 'Dubbo, NSW',
  }),
  motorcycle: example('country-adventure-bike-orange-side', {
    id: '9',
    itemType: 'motorcycle',
    title: '2024 KTM 890 Adventure R',
    subtitle: null,
    tag: { kind: 'new', text: 'New' },
    price: { kind: 'subscription', text: '$199 / week' },
    facts: ['1,250 km', 'Manual', 'Petrol'],
    place: 'Dubbo, NSW',
  }),
} as const;
