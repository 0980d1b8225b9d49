import {
  emptySearch,
  type FacetKey,
  facetKeys,
  facets,
  type Histogram,
  type SearchState,
} from '@forecourt/domain';
import type {
  AppliedPill,
  ImageSource,
  PanelFacet,
  PanelMenu,
  PanelRange,
  PanelSection,
  PanelValue,
  QuickFilter,
  ResultPromo,
  UnderstoodSearchProps,
  WayOut,
} from '@forecourt/ui';
import { picture } from './picture.ts';

function values(entries: readonly [label: string, count: number][]): PanelValue[] {
  return entries.map(([label, count]) => ({ value: label, label, count }));
}

/** Makes of an ordinary dealer, with models under two of them. */
export const makes: PanelFacet = {
  kind: 'values',
  key: 'make',
  label: 'Make',
  values: values([
    ['Toyota', 48],
    ['Mazda', 31],
    ['Hyundai', 27],
    ['Isuzu', 22],
    ['Mitsubishi', 21],
    ['Ford', 19],
    ['Kia', 17],
    ['Volkswagen', 12],
    ['Nissan', 11],
    ['Mercedes-Benz', 9],
    ['Land Rover', 2],
  ]),
  limit: 7,
  showAll: 'Show all makes',
  open: true,
  models: {
    Toyota: values([
      ['HiLux', 19],
      ['Corolla', 11],
      ['LandCruiser 79 Series Double Cab Chassis', 9],
      ['RAV4', 9],
    ]),
    'Land Rover': values([
      ['Defender', 1],
      ['Range Rover Evoque', 1],
    ]),
  },
};

function logo(name: string): ImageSource {
  return {
    src: `/logos/${name}.svg`,
    width: 112,
    height: 64,
    alt: '',
    sources: [],
  };
}

/** The same makes as tiles; most have no logo (R2-50). */
export const makeTiles: PanelFacet = {
  ...makes,
  look: 'tiles',
  values: makes.values.map((make, index) => ({
    ...make,
    logo: [logo('rings'), null, logo('chevrons'), logo('shield')][index] ?? null,
  })),
};

const price: PanelRange = {
  kind: 'range',
  key: 'price',
  label: 'Price',
  bounds: { min: 8990, max: 189990 },
  prefix: '$',
  open: true,
};

const km: PanelRange = {
  kind: 'range',
  key: 'km',
  label: 'Kilometres',
  bounds: { min: 0, max: 212000 },
  prefix: '',
  suffix: 'km',
  open: false,
};

/** Vehicles by price, from the cheapest to the dearest. */
export const byPrice: Histogram = {
  counts: [
    4, 9, 16, 24, 31, 28, 22, 19, 17, 12, 9, 11, 7, 6, 5, 3, 4, 2, 2, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0,
    2,
  ],
  to: 189990,
};

/** One value from a dropdown. */
export const transmissions: PanelMenu = {
  kind: 'menu',
  key: 'transmission',
  label: 'Transmission',
  values: values([
    ['Automatic', 207],
    ['Manual', 30],
  ]),
};

/** Sections of an ordinary dealer's filter panel. */
export const sections: readonly PanelSection[] = [
  {
    kind: 'values',
    key: 'car_type',
    label: 'Condition',
    values: [
      { value: 'new', label: 'New', count: 64 },
      { value: 'demo', label: 'Demo', count: 12 },
      { value: 'used', label: 'Pre-Owned', count: 161 },
    ],
    limit: null,
    showAll: 'Show all',
    open: true,
  },
  makes,
  price,
  km,
  {
    kind: 'values',
    key: 'body',
    label: 'Body type',
    values: values([
      ['SUV', 102],
      ['Ute', 61],
      ['Hatch', 34],
      ['Sedan', 20],
      ['Wagon', 9],
      ['Van', 8],
    ]),
    limit: 4,
    showAll: 'Show all',
    open: false,
  },
  {
    kind: 'values',
    key: 'fuel',
    label: 'Fuel',
    values: values([
      ['Petrol', 118],
      ['Diesel', 84],
      ['Hybrid', 27],
      ['Electric', 8],
    ]),
    limit: null,
    showAll: 'Show all',
    open: false,
  },
];

/** A search with a little of everything. */
export const refined: SearchState = {
  ...emptySearch,
  query: 'turbo',
  values: { make: ['Toyota', 'Land Rover'], car_type: ['used'] },
  ranges: { price: { min: 20000, max: 60000 } },
};

/** A facet of which one value is chosen. */
export const priceBands: PanelSection = {
  kind: 'values',
  key: 'price_range',
  label: 'Price range',
  values: values([
    ['Under $10,000', 3],
    ['$10,000 to $19,999', 41],
    ['$20,000 to $29,999', 78],
  ]),
  limit: null,
  showAll: 'Show all',
  open: true,
};

/** Every control a panel can have. */
export const everyControl: readonly PanelSection[] = [
  ...sections.slice(0, 1),
  makeTiles,
  { ...price, histogram: byPrice },
  { ...km, open: true },
  {
    kind: 'menu',
    key: 'price_range',
    label: 'Price range',
    values: values([
      ['Under $10,000', 3],
      ['$10,000 to $19,999', 41],
      ['$20,000 to $29,999', 78],
    ]),
  },
  transmissions,
  ...sections.slice(4),
];

function sectionOf(key: FacetKey, index: number): PanelSection {
  const facet = facets[key];
  const { label } = facet;
  if (facet.kind === 'range') {
    const isKm = key === 'km';
    return { ...(isKm ? km : price), key: key as PanelRange['key'], label, open: false };
  }
  const entries = Array.from({ length: 5 + index }, (_, entry) => ({
    value: `Value ${entry}`,
    label: `A fairly long value of ${label} number ${entry}`,
    count: 12345 - entry * 400,
  }));
  const part = { key: key as PanelFacet['key'], label, values: entries };
  return facet.kind === 'menu'
    ? { kind: 'menu', ...part }
    : { kind: 'values', ...part, limit: facet.limit ?? 7, showAll: 'Show all', open: index < 2 };
}

/** Every facet there is, most with more values than a panel shows. */
export const everyFacet: readonly PanelSection[] = facetKeys
  .filter((key) => key !== 'dealership_slug')
  .map(sectionOf);

export const quickFilters: readonly QuickFilter[] = [
  { label: 'Under $20,000', href: '/search?range[price]=:20000' },
  { label: '7 seats', href: '/search', active: true },
  { label: 'Low kilometres', href: '/search?range[km]=:50000' },
];

/** `white auto ute under 40k rogue` */
export const understood: UnderstoodSearchProps = {
  pieces: [
    { label: 'White', href: '/search?query=auto+ute+under+40k+rogue' },
    { label: 'Automatic', href: '/search?query=white+ute+under+40k+rogue' },
    { label: 'Ute', href: '/search?query=white+auto+under+40k+rogue' },
    { label: 'Up to $40,000', href: '/search?query=white+auto+ute+rogue' },
  ],
  rest: 'rogue',
  literalHref: '/search?query=white+auto+ute+under+40k+rogue',
};

export const waysOut: readonly WayOut[] = [
  { label: 'Any condition', count: 14, href: '/search?refinementList[make][0]=Toyota' },
  { label: '$15,000 to $75,000', count: 6, href: '/search?range[price]=15000:75000' },
  { label: 'Without “turbo”', count: 1, href: '/search?range[price]=20000:60000' },
];

/** Noon of 21 November 2026 in Brisbane. */
export const now = Date.parse('2026-11-21T12:00:00+10:00');

const tile: ResultPromo = {
  id: 'trade',
  title: 'What is yours worth?',
  text: 'Tell us the rego and we make an offer in two minutes. It stands for seven days.',
  href: '/trade-in',
  action: 'Value my trade-in',
  image: picture('hero-country'),
  start: null,
  expiry: null,
  position: 3,
  display: true,
  strictDisplay: false,
};

export const promos: readonly ResultPromo[] = [
  tile,
  {
    ...tile,
    id: 'finance',
    title: 'Finance in your own words',
    text: 'A person answers, not a machine.',
    href: '/finance',
    action: 'Talk to us',
    image: null,
    position: 8,
  },
];

export const pills: readonly AppliedPill[] = [
  { label: 'turbo', href: '/search?refinementList[make][0]=Toyota' },
  { label: 'Pre-Owned', href: '/search?query=turbo' },
  { label: 'Land Rover', href: '/search?query=turbo' },
  { label: 'Toyota', href: '/search?query=turbo' },
  { label: '$20,000 to $60,000', href: '/search?query=turbo' },
];
