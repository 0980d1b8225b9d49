import { headingKey } from '../fields/headingKey.ts';

/** Makes as they are spelled on the site, so that `TOYOTA` and `toyota` are one filter value. */
const MAKES =
  'Abarth|Alfa Romeo|Alpine|Aprilia|Aston Martin|Audi|Bentley|BMW|BYD|Cadillac|Can-Am|CFMOTO|Chery|Chevrolet|Chrysler|Citroen|Cupra|Daewoo|Daihatsu|Deepal|Denza|Dodge|Ducati|Ferrari|Fiat|Ford|Foton|FPV|Fuso|GAC|Geely|Genesis|GMC|Great Wall|GWM|Harley-Davidson|Haval|Hino|Holden|Honda|HSV|Hummer|Husqvarna|Hyundai|Indian|INEOS|Infiniti|Isuzu|Isuzu UTE|Iveco|JAC|Jaecoo|Jaguar|Jayco|Jeep|Kawasaki|Kia|KGM|KTM|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|Lexus|Lotus|Mahindra|Maserati|Mazda|McLaren|Mercedes-Benz|MG|Mini|Mitsubishi|Mitsubishi Fuso|Morgan|Nissan|Omoda|Opel|Peugeot|Polestar|Porsche|Proton|Ram|Renault|Rolls-Royce|Rover|Royal Enfield|Saab|Seat|Skoda|Smart|Ssangyong|Subaru|Suzuki|Tesla|Toyota|Triumph|Vespa|Volkswagen|Volvo|Xpeng|Yamaha|Zeekr';

/** What feeds write instead: short forms, old names, and the slips of typists. */
const ALIASES: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'alfa, alfaromio, alfa romero',
  'Aston Martin': 'aston',
  Chevrolet: 'chev, chevy',
  FPV: 'ford performance vehicles, fpv ford',
  'Great Wall': 'great wall motors, greatwall',
  'Harley-Davidson': 'harley, harley davidson motorcycles',
  HSV: 'holden special vehicles, hsv holden',
  Hyundai: 'hyundia, hundai, hyndai',
  'Isuzu UTE': 'isuzu ute australia',
  KGM: 'kgm ssangyong, kgm ssang yong',
  Lamborghini: 'lambourghini, lamborgini',
  'Land Rover': 'range rover',
  LDV: 'ldv automotive, maxus',
  'Mercedes-Benz':
    'mercedes, merc, mb, benz, mercedes amg, mercedes benz vans, mercedez benz, mercedes maybach',
  MG: 'mg motor, morris garages',
  Mini: 'bmw mini',
  Mitsubishi: 'mitsubshi, mitsibishi, mitsubushi',
  Nissan: 'nissian, nisan',
  Peugeot: 'peugot, peugeut',
  Porsche: 'porche',
  Ram: 'ram trucks, dodge ram',
  Renault: 'renualt',
  'Rolls-Royce': 'rolls',
  Ssangyong: 'ssang yong',
  Subaru: 'suburu',
  Tesla: 'tesla motors',
  Toyota: 'toyata, toyta',
  Volkswagen: 'vw, volkswagon, volkswagen commercial, vw commercial, volks wagen',
};

const spelling = new Map([
  ...MAKES.split('|').map((make) => [headingKey(make), make] as const),
  ...Object.entries(ALIASES).flatMap(([make, words]) =>
    words.split(', ').map((word) => [headingKey(word), make] as const),
  ),
]);

/** A make in its usual spelling; `null` for one that nobody knows. */
export function knownMake(make: string): string | null {
  return spelling.get(headingKey(make)) ?? null;
}

/** A make in its usual spelling; an unknown make as given. */
export function canonicalMake(make: string): string {
  return knownMake(make) ?? make;
}
