/** Features of one kind, under a heading. */
export interface FeatureGroup {
  heading: string;
  features: readonly string[];
}

const OTHER = 'More features';

/** In the order they are asked: an electric brake controller is for towing, not for safety. */
const kinds: readonly [heading: string, words: RegExp][] = [
  [
    'Living on board',
    /fridge|\bbeds?\b|bunk|shower|toilet|ensuite|cook|grill|microwave|annexe|awning|water tank|gas bottle|washing|solar|diesel heater|battery|boot\b/i,
  ],
  [
    'Touring and towing',
    /\btow|trailer|bull ?bar|nudge|snorkel|roof (?:rack|rail)|rack|side steps?|running boards|canopy|tonneau|\btub\b|tray|recovery|winch|diff(?:erential)? lock|\buhf\b|long range|light bar|driving lights|terrain|tyres|pannier|crawl|cargo|ladder|brake controller|bash|guard|tank pads|centre stand|barn doors|floor mats|floor lining|suspension lift/i,
  ],
  [
    'Safety and driver assistance',
    /air ?bag|\babs\b|brak|stability|traction|camera|sensor|blind spot|lane|isofix|child|collision|cross traffic|hill|assist|tyre pressure|alarm|immobili|cruise|parking|pedestrian|\bled\b|head ?lights?|daytime|speed limit/i,
  ],
  [
    'Sound and screens',
    /bluetooth|carplay|android|navigation|\bgps\b|radio|display|\busb\b|screen|entertainment|charging|instrument|sound|speaker|audio|wi-?fi|head-up/i,
  ],
  [
    'Performance and handling',
    /exhaust|suspension|differential|launch|quickshifter|performance|slipper|ride modes|drive modes|paddle|turbo/i,
  ],
  [
    'Comfort and convenience',
    /seat|air condition|climate|leather|heated|sun ?roof|keyless|power|electric|mirror|wiper|light|steering wheel|locking|glass|tailgate|doors?\b|trim|console|mats|keys|grips|wheels/i,
  ],
];

/** Order in which groups are read: what most shoppers ask for first. */
const printOrder = [
  'Safety and driver assistance',
  'Comfort and convenience',
  'Sound and screens',
  'Touring and towing',
  'Performance and handling',
  'Living on board',
  OTHER,
];

function kindOf(feature: string): string {
  return kinds.find(([, words]) => words.test(feature))?.[0] ?? OTHER;
}

/** Features by kind, those of a kind in the order given; kinds without any are left out. */
export function featureGroups(features: readonly string[]): readonly FeatureGroup[] {
  return printOrder
    .map((heading) => ({
      heading,
      features: features.filter((feature) => kindOf(feature) === heading),
    }))
    .filter((group) => group.features.length > 0);
}
