import { headingKey } from '../headingKey.ts';

/** Makes as they are spelled on the site, so that `TOYOTA` and `toyota` are one filter value. */
const MAKES =
  'Abarth|Alfa Romeo|Alpine|Aprilia|Aston Martin|Audi|Bentley|BMW|BYD|Cadillac|Can-Am|CFMOTO|Chery|Chevrolet|Chrysler|Citroen|Cupra|Daewoo|Daihatsu|Deepal|Denza|Dodge|Ducati|Ferrari|Fiat|Ford|Foton|FPV|Fuso|GAC|Geely|Genesis|GMC|Great Wall|GWM|Harley-Davidson|Haval|Hino|Holden|Honda|HSV|Hummer|Husqvarna|Hyundai|Indian|INEOS|Infiniti|Isuzu|Isuzu UTE|Iveco|JAC|Jaecoo|Jaguar|Jayco|Jeep|Kawasaki|Kia|KGM|KTM|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|Lexus|Lotus|Mahindra|Maserati|Mazda|McLaren|Mercedes-Benz|MG|Mini|Mitsubishi|Mitsubishi Fuso|Morgan|Nissan|Omoda|Opel|Peugeot|Polestar|Porsche|Proton|Ram|Renault|Rolls-Royce|Rover|Royal Enfield|Saab|Seat|Skoda|Smart|Ssangyong|Subaru|Suzuki|Tesla|Toyota|Triumph|Vespa|Volkswagen|Volvo|Xpeng|Yamaha|Zeekr';

const ALIASES: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  mb: 'Mercedes-Benz',
  alfa: 'Alfa Romeo',
  chev: 'Chevrolet',
  rangerover: 'Land Rover',
  harley: 'Harley-Davidson',
};

const spelling = new Map([
  ...MAKES.split('|').map((make) => [headingKey(make), make] as const),
  ...Object.entries(ALIASES),
]);

/** A make in its usual spelling; an unknown make as given. */
export function canonicalMake(make: string): string {
  return spelling.get(headingKey(make)) ?? make;
}
