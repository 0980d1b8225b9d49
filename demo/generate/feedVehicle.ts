/** One vehicle as a dealer's stock system would export it: headings in the trade's words. */
export interface FeedVehicle {
  'Stock No': string;
  'Item Type': 'Car' | 'Motorcycle' | 'Caravan';
  Condition: 'New' | 'Demo' | 'Used' | 'Certified Used';
  Status: 'In Stock' | 'Coming Soon' | 'Reserved' | 'Sold';
  Year: number;
  Make: string;
  Model: string;
  Badge: string;
  Series: string | null;
  Body: string;
  Transmission: string | null;
  Fuel: string | null;
  Drive: string | null;
  Engine: string | null;
  Cylinders: number | null;
  Induction: 'Turbo' | 'Aspirated' | null;
  Gears: string | null;
  /** Litres for 100 km. */
  'Fuel Economy': string | null;
  'Fuel Tank': string | null;
  /** Stars. */
  ANCAP: string | null;
  Seats: number | null;
  Doors: number | null;
  Colour: string;
  Odometer: number | null;
  Price: number | null;
  'Was Price': number | null;
  'Price Type': 'DAP' | 'EGC' | null;
  VIN: string;
  Rego: string | null;
  /** `YYYY-MM-DD` */
  'Rego Expiry': string | null;
  /** `MM/YYYY` */
  'Build Date': string;
  /** `MM/YYYY` */
  'Compliance Date': string | null;
  Location: string;
  /** `YYYY-MM-DD` */
  'Date Added': string;
  Tag: string | null;
  /** What the same vehicle costs elsewhere in the state, dollars. */
  'State Market Price': number | null;
  /** Dollars, at the two rates beside it, percent a year. */
  'Weekly Repayment': number | null;
  'Interest Rate': number | null;
  'Comparison Rate': number | null;
  /** What the dealer's people sort by. */
  Category: string | null;
  Sleeps: number | null;
  Tare: string | null;
  ATM: string | null;
  'Axle Type': string | null;
  'Caravan Length': string | null;
  'Caravan Width': string | null;
  /** Web address. */
  'History Report': string | null;
  Features: string[];
  Description: string | null;
  Photos: string[];
}

export const feedHeadings = [
  'Stock No',
  'Item Type',
  'Condition',
  'Status',
  'Year',
  'Make',
  'Model',
  'Badge',
  'Series',
  'Body',
  'Transmission',
  'Fuel',
  'Drive',
  'Engine',
  'Cylinders',
  'Induction',
  'Gears',
  'Fuel Economy',
  'Fuel Tank',
  'ANCAP',
  'Seats',
  'Doors',
  'Colour',
  'Odometer',
  'Price',
  'Was Price',
  'Price Type',
  'VIN',
  'Rego',
  'Rego Expiry',
  'Build Date',
  'Compliance Date',
  'Location',
  'Date Added',
  'Tag',
  'State Market Price',
  'Weekly Repayment',
  'Interest Rate',
  'Comparison Rate',
  'Category',
  'Sleeps',
  'Tare',
  'ATM',
  'Axle Type',
  'Caravan Length',
  'Caravan Width',
  'History Report',
  'Features',
  'Description',
  'Photos',
] as const satisfies readonly (keyof FeedVehicle)[];
