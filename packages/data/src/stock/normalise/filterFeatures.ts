/** Features shoppers filter by, with the equipment texts of feeds that mean them. */
const FEATURES: readonly (readonly [string, RegExp])[] = [
  ['Adaptive Cruise Control', /(?:adaptive|active|radar|smart) cruise/],
  ['Alloy Wheels', /alloy wheel/],
  ['Apple CarPlay', /car ?play/],
  ['Android Auto', /android auto/],
  ['Autonomous Emergency Braking', /emergency brak|\baeb\b/],
  ['Blind Spot Monitoring', /blind ?spot/],
  ['Bluetooth', /bluetooth/],
  ['Bull Bar', /bull ?bar|nudge ?bar/],
  ['Canopy', /canopy/],
  ['Cruise Control', /(?<!adaptive |active |radar |smart )cruise control/],
  ['Heated Seats', /heated .*seat/],
  ['Keyless Entry', /keyless|smart key/],
  ['Lane Keep Assist', /lane (?:keep|departure|support)/],
  ['Leather Seats', /leather .*(?:seat|trim|upholster)|leather$/],
  ['Parking Sensors', /park(?:ing)? sensor|park distance/],
  ['Reverse Camera', /(?:revers\w*|rear ?view|360|surround) .*camera|reversing camera/],
  ['Roof Racks', /roof r(?:ack|ail)/],
  ['Satellite Navigation', /sat(?:ellite)? ?nav|\bgps\b|navigation/],
  ['Sunroof', /sun ?roof|moon ?roof|panoramic .*roof/],
  ['Third Row Seating', /third row|3rd row/],
  ['Tow Bar', /tow ?bar|tow ?pack|tow hitch|towing/],
  ['Wireless Charging', /wireless .*charg/],
];

/** The features of an equipment list that shoppers filter by, in their words. */
export function filterFeatures(equipment: readonly string[]): string[] {
  const texts = equipment.map((text) => text.toLowerCase());
  return FEATURES.flatMap(([name, pattern]) => {
    return texts.some((text) => pattern.test(text)) ? [name] : [];
  });
}
