import { bestValue, type CompareRow } from '@forecourt/domain';
import type { ComparedVehicle } from '@forecourt/ui';
import { picture } from './picture.ts';

const step = { label: 'Enquire Now', href: '/cars/a/enquire' };

/** Four vehicles side by side, one without a photo and one with the longest names. */
export const compared: readonly ComparedVehicle[] = [
  {
    title: '2023 Isuzu D-MAX',
    subtitle: 'X-TERRAIN Crew Cab RG',
    image: picture('country-ute-dual-white-side'),
    body: 'Ute',
    sold: false,
    state: null,
    step,
    href: '/cars/2023-isuzu-d-max',
    removeHref: '/compare?cars=b,c,d',
  },
  {
    title: '2026 Mazda CX-60',
    subtitle: 'G40e Azami KH',
    image: picture('forecourt-suv-blue-side'),
    body: 'SUV',
    sold: false,
    state: 'Reserved',
    step,
    href: '/cars/2026-mazda-cx-60',
    removeHref: '/compare?cars=a,c,d',
  },
  {
    title: '2019 Volkswagen Transporter',
    subtitle: null,
    image: null,
    body: 'Van',
    sold: false,
    state: null,
    step,
    href: '/cars/2019-volkswagen-transporter',
    removeHref: '/compare?cars=a,b,d',
  },
  {
    title: '2024 Mercedes-Benz GLE-Class Coupé',
    subtitle: 'GLE63 S SPEEDSHIFT TCT 4MATIC+ Performance Night Edition C167 805+055MY',
    image: picture('country-four-wheel-drive-sand-side'),
    body: 'SUV',
    sold: true,
    state: 'Sold',
    step: { label: 'See similar ones', href: '/search' },
    href: '/cars/2024-mercedes-benz-gle',
    removeHref: '/compare?cars=a,b,c',
  },
];

function row(
  key: CompareRow['key'],
  label: string,
  ...values: readonly (string | null)[]
): CompareRow {
  return {
    ...{ key, label, values, differs: new Set(values).size > 1 },
    best: bestValue(key, values),
  };
}

/** Rows in the order of `compareTable`. */
export const comparedRows: readonly CompareRow[] = [
  row('price', 'Price', '$58,990', '$71,450', '$34,888', 'Enquire for price.'),
  row('year', 'Year', '2023', '2026', '2019', '2024'),
  row('km', 'Kilometres', '31,450 km', '0 km', '118,904 km', null),
  row('fuel', 'Fuel', 'Diesel', 'Petrol - Premium ULP / Electric', 'Diesel', 'Petrol'),
  row('body', 'Body', 'Ute', 'SUV', 'Van', 'SUV'),
  row('engineSize', 'Engine', '3.0L', '2.5L', '2.0L', '4.0L'),
  row('colour', 'Colour', 'Mineral White', 'Deep Crystal Blue Mica', null, 'Sand'),
  row('transmission', 'Transmission', 'Automatic', 'Automatic', 'Automatic', 'Automatic'),
  row('doors', 'Doors', '4', '4', '4', '4'),
];

/** The comparison of the first few of them. */
export function compareFirst(count: number): {
  vehicles: readonly ComparedVehicle[];
  rows: readonly CompareRow[];
} {
  const rows = comparedRows.map(({ key, label, values }) =>
    row(key, label, ...values.slice(0, count)),
  );
  return {
    vehicles: compared.slice(0, count),
    rows: [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)],
  };
}
