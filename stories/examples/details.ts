import { type FeatureList, featureList, type SpecRow } from '@forecourt/domain';
import type { SellingPointsProps } from '@forecourt/ui';

/** The facts of one vehicle by the section that prints them. */
export const specRows: readonly SpecRow[] = [
  { key: 'transmission', label: 'Transmission', value: '6 Speed Sports Automatic' },
  { key: 'body', label: 'Body', value: 'Dual Cab Utility' },
  { key: 'engineSize', label: 'Engine', value: '3.0L' },
  { key: 'drive', label: 'Drive', value: '4x4' },
  { key: 'colour', label: 'Colour', value: 'Mineral White' },
  { key: 'seats', label: 'Seats', value: '5' },
  { key: 'doors', label: 'Doors', value: '4' },
];

export const papers: readonly SpecRow[] = [
  { key: 'stockNumber', label: 'Stock number', value: 'CM10400' },
  { key: 'regoExpiry', label: 'Registration expiry', value: 'Expires on 21/04/2027' },
  { key: 'vin', label: 'VIN', value: '0FCGTECFVSVMEJ8VH' },
];

export const technical: readonly SpecRow[] = [
  { key: 'cylinders', label: 'Cylinders', value: '4' },
  { key: 'induction', label: 'Induction', value: 'Turbo' },
  { key: 'fuelCapacity', label: 'Fuel capacity', value: '76 L' },
  { key: 'grossVehicleMass', label: 'Gross vehicle mass', value: '3,100 kg' },
  { key: 'torque', label: 'Torque', value: '450 Nm' },
];

/** Listed as the feed does, printed as the domain orders and groups them. */
export const features: FeatureList = featureList([
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
]);

export const noFeatures: FeatureList = featureList([]);

const PARAGRAPH =
  'One careful owner from new, serviced in our own workshop every ten thousand kilometres, and with the tow bar, brake controller and canopy that usually cost extra.';

/** Three paragraphs, above 400 characters together. */
export const longComments = [
  PARAGRAPH,
  'Too far to come in? We will drive it out to the farm for you to look at, and take your trade on the way home.',
  `Everything we sell has been through our own workshop. ${PARAGRAPH}`,
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
