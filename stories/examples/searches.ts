import { emptySearch, type SearchState } from '@forecourt/domain';
import type { AppliedPill, PanelSection, PanelValue } from '@forecourt/ui';

const values = (entries: readonly [label: string, count: number][]): PanelValue[] =>
  entries.map(([label, count]) => ({ value: label, label, count }));

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
  {
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
  },
  {
    kind: 'range',
    key: 'price',
    label: 'Price',
    bounds: { min: 8990, max: 189990 },
    prefix: '$',
    open: true,
  },
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

export const pills: readonly AppliedPill[] = [
  { label: 'turbo', href: '/search?refinementList[make][0]=Toyota' },
  { label: 'Pre-Owned', href: '/search?query=turbo' },
  { label: 'Land Rover', href: '/search?query=turbo' },
  { label: 'Toyota', href: '/search?query=turbo' },
  { label: '$20,000 to $60,000', href: '/search?query=turbo' },
];
