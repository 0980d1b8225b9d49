/**
 * Models as their makers spell them, so that `Hiace`, `HIACE` and `Hi-Ace` are one filter value.
 * Behind `=`: what feeds write besides, where letters and digits differ.
 */
const MODELS: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Giulia|Giulietta|Stelvio|Tonale|MiTo|Brera|Spider',
  Audi: 'A1|A3|A4|A5|A6|A7|A8|Q2|Q3|Q4 e-tron|Q5|Q7|Q8|RS3|RS4|RS5|RS6|RS7|RS Q3|RS Q8|S1|S3|S4|S5|S6|S7|S8|SQ2|SQ5|SQ7|SQ8|TT|R8|e-tron|Allroad Quattro',
  BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series|X1|X2|X3|X4|X5|X6|X7|Z3|Z4|M2|M3|M4|M5|M8|i3|i4|i5|i7|i8|iX|iX1|iX3',
  BYD: 'Atto 2|Atto 3|Dolphin|Seal|Sealion 6|Sealion 7|Shark 6',
  Chery: 'Omoda 5|Tiggo 4 Pro|Tiggo 7 Pro|Tiggo 8 Pro',
  Citroen: 'C3|C3 Aircross|C4|C4 Picasso|C5|C5 Aircross|DS3|Berlingo',
  Cupra: 'Ateca|Born|Formentor|Leon|Tavascan',
  Fiat: '500|500X|Doblo|Ducato|Freemont|Panda|Punto|Scudo',
  Ford: 'Bronco|Courier|Cortina|EcoSport|Endura|Escape|Escort|Everest|F-150|F-250|Fairlane|Fairmont|Falcon|Falcon Ute|Fiesta|Focus|Galaxy|Kuga|Laser|Mondeo|Mustang|Mustang Mach-E|Puma|Ranger|Ranger Raptor|Territory|Tourneo|Transit|Transit Custom',
  GWM: 'Cannon|Cannon Alpha|Haval H6|Haval H6 GT|Haval Jolion|Ora|Tank 300|Tank 500|Ute',
  Haval: 'H2|H6|H9|Jolion',
  Holden:
    'Acadia|Adventra|Astra|Barina|Barina Spark|Berlina|Calais|Caprice|Captiva|Colorado|Colorado 7|Combo|Commodore|Crewman|Cruze|Epica|Equinox|Frontera|Insignia|Jackaroo|Malibu|Monaro|Rodeo|Spark|Statesman|Trailblazer|Trax|Ute|Vectra|Viva|Volt|Zafira',
  Honda:
    'Accord|Accord Euro|City|Civic|CR-V|CR-Z|HR-V|Insight|Integra|Jazz|Legend|MDX|NSX|Odyssey|Prelude|S2000|ZR-V',
  Hyundai:
    'Accent|Coupe|Creta|Elantra|Excel|Genesis|Getz|i20|i20 N|i30|i30 N|i40|i45|iLoad|iMax|Ioniq|Ioniq 5|Ioniq 6|ix35|Kona|Kona Electric|Palisade|Santa Cruz|Santa Fe|Sonata|Staria|Staria Load|Terracan|Tiburon|Tucson|Veloster|Venue',
  INEOS: 'Grenadier|Grenadier Quartermaster',
  Isuzu: 'D-MAX|MU-X',
  'Isuzu UTE': 'D-MAX|MU-X',
  Jaguar: 'E-Pace|F-Pace|F-Type|I-Pace|S-Type|X-Type|XE|XF|XJ|XK|XKR',
  Jeep: 'Cherokee|Commander|Compass|Gladiator|Grand Cherokee|Grand Cherokee L|Patriot|Renegade|Wrangler|Wrangler Unlimited',
  Kia: "Carens|Carnival|Cerato|EV3|EV5|EV6|EV9|Grand Carnival|K4|Magentis|Niro|Optima|Picanto|Pro_cee'd=proceed|Rio|Rondo|Seltos|Sorento|Soul|Spectra|Sportage|Stinger|Stonic|Tasman",
  'Land Rover':
    'Defender|Defender 90|Defender 110|Discovery|Discovery 3|Discovery 4|Discovery Sport|Freelander|Freelander 2|Range Rover|Range Rover Evoque=evoque|Range Rover Sport|Range Rover Velar=velar|Range Rover Vogue=vogue|Series III',
  LDV: 'D90|Deliver 9|eT60|G10|G10+|Mifa|T60|T60 Max|V80',
  Mahindra: 'Pik-Up|Scorpio|XUV500|XUV700',
  Mazda:
    '2=mazda2|3=mazda3|6=mazda6|121|323|626|B2500|B2600|BT-50|CX-3|CX-30|CX-5|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|CX-90|MPV|MX-30|MX-5|Premacy|RX-7|RX-8|Tribute',
  'Mercedes-Benz':
    'A-Class|B-Class|C-Class|CLA|CLA-Class|CLS-Class|E-Class|EQA|EQB|EQC|EQE|EQS|EQV|G-Class|GLA|GLA-Class|GLB|GLB-Class|GLC|GLC-Class|GLE|GLE-Class|GLS|GLS-Class|M-Class|R-Class|S-Class|SL-Class|SLK-Class|Sprinter|V-Class|Valente|Vito|X-Class|AMG GT',
  MG: 'HS|HS+EV=hsev|Cyberster|MG3=3|MG4=4|MG5=5|MG6=6|U9|ZS|ZS EV|ZST',
  Mini: '3D Hatch|5D Hatch|Aceman|Cabrio|Clubman|Convertible|Cooper|Countryman|Coupe|Hatch|Paceman|Roadster',
  Mitsubishi:
    '380|ASX|Challenger|Colt|Delica|Eclipse Cross|Express|Galant|Grandis|i-MiEV|L300|Lancer|Lancer Evolution|Magna|Mirage|Outlander|Outlander PHEV|Pajero|Pajero Sport|Starwagon|Triton|Verada',
  Nissan:
    '200SX|300ZX|350Z|370Z|Almera|Altima|Ariya|Cube|Dualis|Elgrand|GT-R|Juke|Leaf|Maxima|Micra|Murano|Navara|Pathfinder|Patrol|Pulsar|Qashqai|Silvia|Skyline|Stagea|Tiida|X-Trail|Z',
  Peugeot: '206|207|208|2008|307|308|3008|4008|406|407|408|5008|508|Boxer|Expert|Partner|RCZ',
  Porsche: '718|911|918|928|944|968|Boxster|Cayenne|Cayman|Macan|Panamera|Taycan',
  Ram: '1500|2500|3500',
  Renault:
    'Arkana|Captur|Clio|Duster|Fluence|Kadjar|Kangoo|Koleos|Laguna|Latitude|Master|Megane|Scenic|Trafic|Zoe',
  Saab: '9-3=9mar|9-5=9may',
  Skoda: 'Enyaq|Fabia|Kamiq|Karoq|Kodiaq|Octavia|Rapid|Rapid Spaceback|Roomster|Scala|Superb|Yeti',
  Ssangyong: 'Actyon|Actyon Sports|Korando|Kyron|Musso|Musso XLV|Rexton|Stavic|Tivoli',
  Subaru:
    'BRZ|Brumby|Crosstrek|Forester|Impreza|Impreza WRX|Levorg|Liberty|Outback|Solterra|Tribeca|WRX|XV',
  Suzuki:
    'Alto|APV|Baleno|Carry|Celerio|Fronx|Grand Vitara|Ignis|Jimny|Kizashi|Liana|S-Cross|Sierra|Splash|Swift|SX4|Vitara',
  Tesla: 'Cybertruck|Model 3|Model S|Model X|Model Y|Roadster',
  Toyota:
    '4Runner|86|Aurion|Avalon|Avensis|bZ4X|C-HR|Camry|Celica|Coaster|Corolla|Corolla Cross|Cressida|Crown|Dyna|Echo|Estima|FJ Cruiser|Fortuner|GR Corolla|GR Supra|GR Yaris|GR86|Granvia|HiAce|HiLux|Kluger|LandCruiser|LandCruiser 70 Series|LandCruiser 100 Series|LandCruiser 200 Series|LandCruiser 300 Series|LandCruiser Prado|LiteAce|MR2|Paseo|Prado|Prius|Prius C|Prius V|RAV4|Rukus|Spacia|Starlet|Supra|Tarago|TownAce|Tundra|Vellfire|Vienta|Yaris|Yaris Cross',
  Volkswagen:
    'Amarok|Arteon|Beetle|Bora|Caddy|California|Caravelle|CC|Citivan|Crafter|Eos|Golf|Golf R|ID.4|ID.5|ID. Buzz|Jetta|Kombi|Multivan|Passat|Polo|Scirocco|T-Cross|T-Roc|Tayron|Tiguan|Tiguan Allspace|Touareg|Transporter|Up!',
  Volvo:
    '240|850|C30|C40|C70|EX30|EX90|S40|S60|S80|S90|V40|V40 Cross Country|V50|V60|V70|V90|XC40|XC60|XC70|XC90',
};

/** A model by its letters, digits and plus signs: `Hi-Ace` is `hiace`, a `G10+` is no `G10`. */
export function modelKey(model: string): string {
  return model
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]/gu, '');
}

const spelling = new Map(
  Object.entries(MODELS).map(([make, models]) => {
    const pairs = models.split('|').flatMap((entry) => {
      const [model = '', ...others] = entry.split('=');
      return [modelKey(model), ...others].map((key) => [key, model] as const);
    });
    return [make, new Map(pairs)] as const;
  }),
);

/**
 * A model in its usual spelling; `null` for one that nobody knows.
 *
 * @param make in its usual spelling
 */
export function knownModel(make: string, model: string): string | null {
  return spelling.get(make)?.get(modelKey(model)) ?? null;
}
