import { plainWords } from './plainWords.ts';

/**
 * The body words shoppers filter by, each matching a body slug of the specification (R5-36), with
 * the trade words they stand for. The first match wins: `Crew Cab Chassis` is no ute, a
 * `Sport Utility` no ute either, and a `Crew Cab Van` is a van.
 */
const BODIES: readonly (readonly [string, RegExp])[] = [
  ['SUV', /\bsuv\b|sports? utility|troop ?(?:carrier|y)|crossover|cross ?over/],
  ['Motorhome', /motor ?home|campervan|\brv\b/],
  ['Cab Chassis', /chassis|\bcab ?chas/],
  ['People Mover', /people ?mover|\bmpv\b|mini ?van/],
  ['Van', /\bvan\b|panel ?van|walk ?thr(?:ough|u)/],
  ['Bus', /\b(?:mini)?bus\b|\bcoach\b/],
  [
    'Ute',
    /\bute\b|utility|pick ?up|\btray\b|well ?side|style ?side|dual ?cab|double ?cab|crew ?cab|king ?cab|super ?cab|extra ?cab|single ?cab/,
  ],
  ['Light Truck', /truck|tipper|prime ?mover/],
  ['Wagon', /wagon|estate|\bavant\b|shooting brake|soft ?back/],
  ['Hatch', /hatch|sportback|lift ?back|\b[35] ?d(?:oo)?r\b/],
  ['Convertible', /convert[ia]ble|cabrio|roadster|spider|spyder|\bvolante\b/],
  ['Softtop', /soft ?top/],
  ['Hardtop', /hard ?top/],
  ['Coupe', /coupe|fast ?back/],
  ['Sedan', /sedan|saloon|limousine/],
  ['4x4', /\b4 ?(?:x|wd?)(?: ?4)?\b|four wheel drive|off ?road/],
];

/** A body in the words shoppers filter by, or `null` for a word that is none of them. */
export function simpleBody(body: string): string | null {
  const words = plainWords(body).replace(/[-_/]+/g, ' ');
  return BODIES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
