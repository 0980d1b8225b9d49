import type { SpecRow } from '@forecourt/domain';
import type { SellingPointsProps } from '@forecourt/ui';

export const specRows: readonly SpecRow[] = [
  { key: 'km', label: 'Kilometres', value: '31,450 km' },
  { key: 'transmission', label: 'Transmission', value: '6 Speed Sports Automatic' },
  { key: 'fuel', label: 'Fuel', value: 'Diesel' },
  { key: 'body', label: 'Body', value: 'Dual Cab Utility' },
  { key: 'engineSize', label: 'Engine', value: '3.0L' },
  { key: 'drive', label: 'Drive', value: '4x4' },
  { key: 'colour', label: 'Colour', value: 'Mineral White' },
  { key: 'seats', label: 'Seats', value: '5' },
  { key: 'doors', label: 'Doors', value: '4' },
  { key: 'stockNumber', label: 'Stock number', value: 'CM10400' },
  { key: 'regoExpiry', label: 'Registration expiry', value: 'Expires on 21/04/2027' },
  { key: 'vin', label: 'VIN', value: '0FCGTECFVSVMEJ8VH' },
];

export const features: readonly string[] = [
  'Reverse Camera',
  'Blind Spot Monitoring',
  'Adaptive Cruise Control',
  'Autonomous Emergency Braking with Pedestrian and Cyclist Detection',
  'Apple CarPlay',
  'Android Auto',
  'Tow Bar',
  'Bull Bar',
  'Electric Brake Controller',
  'Roller Cover',
  'Tub Liner',
  'Leather Seats',
  'Heated Front Seats',
];

const paragraph =
  'One careful owner from new, serviced in our own workshop every ten thousand kilometres, and with the tow bar, brake controller and canopy that usually cost extra.';

/** Three paragraphs, above 400 characters together. */
export const longComments = [
  paragraph,
  'Too far to come in? We will drive it out to the farm for you to look at, and take your trade on the way home.',
  `Everything we sell has been through our own workshop. ${paragraph}`,
].join('|');

export const whyUs: SellingPointsProps['points'] = [
  {
    title: 'Checked in our own workshop',
    text: 'Ninety points, by the people who will service it afterwards.',
    icon: 'check',
  },
  {
    title: 'Brought to your gate',
    text: 'We drive it out for you to look at, anywhere within three hours of Dubbo.',
    icon: 'pin',
  },
  {
    title: 'Your trade taken',
    text: 'A price for your old one on the spot, and we take it home on the truck.',
    icon: 'heart',
  },
];

export const protect: SellingPointsProps['points'] = [
  { title: 'Paint and leather', text: 'Sealed before you pick it up, guaranteed for five years.' },
  {
    title: 'Three more years of warranty',
    text: 'At any workshop in Australia, roadside help included.',
  },
];
