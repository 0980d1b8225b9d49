import { describe, expect, test } from 'vitest';
import { simpleBody } from './simpleBody.ts';
import { isMaterial, simpleColour } from './simpleColour.ts';
import { simpleDrive } from './simpleDrive.ts';
import { simpleFuel } from './simpleFuel.ts';
import { simpleTransmission } from './simpleTransmission.ts';

describe.each<[string, (text: string) => string | null, Record<string, string>]>([
  [
    'simpleBody',
    simpleBody,
    {
      SUV: 'suv, Sport Utility Vehicle, Troop Carrier, Compact SUV',
      Ute: 'Ute, Utility, Dual Cab Utility, Double Cab Pick Up, Dual Cab Pick-up, Crew Cab Pickup, X Cab Pickup, King Cab Pick Up, Freestyle Utility, Club Cab Utility',
      'Cab Chassis':
        'Cab Chassis, cabChassis, Double Cab Chassis, Super Cab Chassis, X Cab Cab Chassis, Coil Cab Chassis, Cab Chassis Tray',
      Van: 'Van, Blind Van, Crew Van, Crew Cab Van, Panel Van',
      Bus: 'Bus, Coach, Minibus',
      'People Mover': 'People Mover, peopleMover, MPV',
      Wagon: 'Wagon, Sportswagon, Estate, Station Wagon, stationWagon, Softback',
      Hatch: 'Hatch, Hatchback, Sportback, Liftback',
      Sedan: 'Sedan, Saloon',
      Coupe: 'Coupe, Coupé, Fastback',
      Convertible: 'Convertible, Cabriolet, Roadster, Spyder',
      Softtop: 'Softtop, Soft Top',
      Hardtop: 'Hardtop',
      'Light Truck': 'Light Truck, lightTruck, Truck',
      Motorhome: 'Motorhome, Campervan',
      '4x4': '4x4, 4WD',
    },
  ],
  [
    'simpleFuel',
    simpleFuel,
    {
      Petrol: 'Petrol, Unleaded Petrol, Premium Unleaded Petrol, PULP, Petrol - Unleaded, ULP, P',
      Diesel: 'Diesel, diesel turbo, D',
      Hybrid:
        'Hybrid, Unleaded Petrol/Electric, Premium Unleaded/Electric, Diesel/Electric, Electric/Petrol, Plug-in Hybrid, PHEV, Petrol and Electric',
      Electric: 'Electric, Battery Electric, EV, BEV',
      LPG: 'LPG, Liquid Petroleum Gas, Petrol/LPG',
      Hydrogen: 'Hydrogen',
    },
  ],
  [
    'simpleTransmission',
    simpleTransmission,
    {
      Automatic:
        'Automatic, auto, CVT, DCT, DSG, Sports Automatic, 8 Speed Sports Automatic, Dual-Clutch, Automated Manual, A, 6A, Constantly Variable, Reduction Gear',
      Manual: 'Manual, 6 Speed Manual, M, man, 5M',
    },
  ],
  [
    'simpleDrive',
    simpleDrive,
    {
      '4x4': '4x4, 4X4, 4WD, 4 x 4, Part-time 4WD, Four Wheel Drive',
      AWD: 'AWD, All Wheel Drive, quattro, all-wheel',
      FWD: 'FWD, Front, Front Wheel Drive',
      RWD: 'RWD, Rear, rear-wheel drive',
      '4x2': '4x2, 2WD, 2x2',
    },
  ],
  [
    'simpleColour',
    simpleColour,
    {
      White: 'White, WHITE, Crystal White Pearl, Whtie, Polar, White with Black roof',
      Black: 'black, Onyx, Phantom Black',
      Grey: 'Grey, gray, Gun, Gunmetal, Charcoal, Greg',
      Silver: 'Silver, Sliver, Moondust',
      Blue: 'Blue, Dark Blue, Darkblue, Silver Blue, Navy',
      Red: 'Red, Burgundy, Soul Red Crystal Metallic, Ruby',
      Green: 'Green, Olive',
      Brown: 'Brown, Bronze',
      Beige: 'Beige, Cream, Crème, Champagne',
      Gold: 'Gold',
      Orange: 'Orange',
      Yellow: 'Yellow',
      Purple: 'Purple',
      Pink: 'Pink',
    },
  ],
])('%s', (_name, read, table) => {
  const rows = Object.entries(table).flatMap(([word, given]) =>
    given.split(', ').map((text) => [text, word] as const),
  );

  test.each(rows)('%s is %s', (text, word) => {
    expect(read(text)).toBe(word);
  });

  test.each(['Wombat', '', '???'])('knows nothing of %j', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('simpleColour', () => {
  test.each(['Metallic', 'Pearl', 'Light', 'Reflex', 'Leather'])('%s tells no colour', (text) => {
    expect(simpleColour(text)).toBeNull();
  });
});

describe('isMaterial', () => {
  test('knows a trim from a colour', () => {
    expect(isMaterial('Leather')).toBe(true);
    expect(isMaterial('Leather Brown')).toBe(false);
  });
});
