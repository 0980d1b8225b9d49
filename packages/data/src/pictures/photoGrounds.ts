/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * Colours that stand where a photo is to come, as a style sheet writes them, by the letter that its name ends
 * in. The mean of a photo of a vehicle outdoors has little colour: four lightnesses, each plain, warm and cool.
 */
export const photoGrounds: ReadonlyMap<string, string> = new Map(
  [
    ['#333', '#432', '#234'],
    ['#666', '#765', '#567'],
    ['#999', '#a98', '#89a'],
    ['#ccc', '#dcb', '#bcd'],
  ]
    .flat()
    .map((colour, at) => [String.fromCharCode('a'.charCodeAt(0) + at), colour]),
);

/** The letter of the colour that is nearest to a photo's own. */
export function nearestGround(mean: Rgb): string {
  const found = { letter: 'a', apart: Number.POSITIVE_INFINITY };
  for (const [letter, colour] of photoGrounds) {
    const parts = [...colour.slice(1)].map((digit) => 17 * Number.parseInt(digit, 16));
    const apart = mean.reduce((sum, part, at) => sum + (part - (parts[at] ?? 0)) ** 2, 0);
    if (apart < found.apart) Object.assign(found, { letter, apart });
  }
  return found.letter;
}
