/** A model as dealers list it: the kinds of facts that go together. */
export interface ListedModel {
  make: string;
  model: string;
  simpleBody: string;
  body: string;
  badges: readonly string[];
  fuels: readonly string[];
  drives: readonly string[];
  seats: number;
  /** Dollars, when new. */
  price: number;
}

type Row = [
  make: string,
  model: string,
  bodies: string,
  badges: string,
  fuels: string,
  drives: string,
  seats: number,
  price: number,
];

// Most listed first. Some names hold what breaks filters elsewhere: brackets, commas, hyphens (R2-43).
const rows: readonly Row[] = [
  [
    'Toyota',
    'HiLux',
    'Ute|Dual Cab Utility',
    'SR|SR5|Workmate|Rogue',
    'Diesel',
    '4x4|4x2',
    5,
    58_000,
  ],
  [
    'Ford',
    'Ranger',
    'Ute|Dual Cab Utility',
    'XL|XLT|Wildtrak|Raptor',
    'Diesel',
    '4x4|4x2',
    5,
    62_000,
  ],
  ['Toyota', 'RAV4', 'SUV|Wagon', 'GX|GXL|Cruiser|Edge', 'Hybrid|Petrol', 'AWD|FWD', 5, 45_000],
  [
    'Mazda',
    'CX-5',
    'SUV|Wagon',
    'Maxx Sport|Touring|Akera|GT SP',
    'Petrol|Diesel',
    'AWD|FWD',
    5,
    44_000,
  ],
  ['Isuzu', 'D-MAX', 'Ute|Dual Cab Utility', 'SX|LS-U|X-Terrain', 'Diesel', '4x4|4x2', 5, 60_000],
  ['Hyundai', 'i30', 'Hatch|Hatchback', 'Active|Elite|N Line', 'Petrol', 'FWD', 5, 30_000],
  ['Mazda', '3', 'Hatch|Hatchback', 'G20 Pure|G25 GT|Neo Sport', 'Petrol', 'FWD', 5, 32_000],
  ['Toyota', 'LandCruiser', 'SUV|Wagon', 'GX|GXL|VX|Sahara|GR Sport', 'Diesel', '4x4', 7, 110_000],
  ['Toyota', 'LandCruiser Prado', 'SUV|Wagon', 'GX|GXL|Kakadu', 'Diesel', '4x4', 7, 75_000],
  ['Mitsubishi', 'Triton', 'Ute|Dual Cab Utility', 'GLX|GLX+|GLS', 'Diesel', '4x4|4x2', 5, 48_000],
  ['Kia', 'Sportage', 'SUV|Wagon', 'S|SX|SX+|GT-Line', 'Petrol|Diesel', 'AWD|FWD', 5, 40_000],
  [
    'Nissan',
    'X-Trail',
    'SUV|Wagon',
    'ST|ST-L|Ti|Ti-L e-POWER',
    'Petrol|Hybrid',
    'AWD|FWD',
    7,
    43_000,
  ],
  ['Toyota', 'Corolla', 'Hatch|Hatchback', 'Ascent Sport|SX|ZR', 'Hybrid|Petrol', 'FWD', 5, 31_000],
  ['Volkswagen', 'Golf', 'Hatch|Hatchback', '110TSI|GTI|R', 'Petrol', 'FWD|AWD', 5, 38_000],
  [
    'Tesla',
    'Model 3',
    'Sedan|Sedan',
    'Rear-Wheel Drive|Long Range|Performance',
    'Electric',
    'RWD|AWD',
    5,
    62_000,
  ],
  ['MG', 'ZS', 'SUV|Wagon', 'Excite|Essence|EV Long Range', 'Petrol|Electric', 'FWD', 5, 25_000],
  ['Subaru', 'Outback', 'Wagon|Wagon', 'AWD|AWD Sport|AWD Touring', 'Petrol', 'AWD', 5, 46_000],
  [
    'Mercedes-Benz',
    'C-Class (W205)',
    'Sedan|Sedan',
    'C200|C300|AMG C 63 S',
    'Petrol',
    'RWD',
    5,
    85_000,
  ],
  [
    'BMW',
    '3 Series',
    'Sedan|Sedan',
    '320i|330i M Sport|M340i xDrive',
    'Petrol',
    'RWD|AWD',
    5,
    82_000,
  ],
  ['Kia', 'Carnival', 'People Mover|Wagon', 'S|SLi|Platinum', 'Petrol|Diesel', 'FWD', 8, 60_000],
  [
    'Land Rover',
    'Discovery Sport',
    'SUV|Wagon',
    'P200 S|P250 R-Dynamic SE',
    'Petrol',
    'AWD',
    7,
    80_000,
  ],
  ['Suzuki', 'Jimny', '4x4|Hardtop', 'Lite|GLX', 'Petrol', '4x4', 4, 34_000],
  ['Citroën', 'C5 Aircross', 'SUV|Wagon', 'Shine|Sport', 'Petrol', 'FWD', 5, 50_000],
  [
    'Isuzu',
    'D-MAX, SX',
    'Cab Chassis|Cab Chassis',
    'Single Cab|Space Cab',
    'Diesel',
    '4x2',
    2,
    45_000,
  ],
  ['Holden', 'Commodore', 'Sedan|Sedan', 'Evoke|SV6|SS V Redline', 'Petrol', 'RWD', 5, 40_000],
  ['LDV', 'Deliver 9', 'Van|Van', 'Mid Roof|High Roof', 'Diesel', 'FWD', 3, 48_000],
  [
    '__proto__',
    'constructor',
    'Coupe|`Coupe`',
    '`Tick`, && (x):=1|<b>Bold</b>',
    'Petrol',
    'RWD',
    4,
    90_000,
  ],
];

/** Models of a made-up stock, most listed first. */
export const modelTable: readonly ListedModel[] = rows.map(
  ([make, model, bodies, badges, fuels, drives, seats, price]) => {
    const [simpleBody = '', body = ''] = bodies.split('|');
    return {
      make,
      model,
      simpleBody,
      body,
      badges: badges.split('|'),
      fuels: fuels.split('|'),
      drives: drives.split('|'),
      seats,
      price,
    };
  },
);
