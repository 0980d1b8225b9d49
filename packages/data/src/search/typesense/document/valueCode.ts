/** Longest word that Typesense keeps whole; what is longer would be found by its beginning. */
const MOST_IN_WORD = 100;
/** Longest value that Typesense counts as a facet's, rounded down. */
const MOST_CHARACTERS = 250;

/**
 * A value as a word of a-z and 0-9, a very long one as two or three; `null` for an empty value and
 * for one too long to be counted.
 *
 * Typesense compares words: it drops case, accents and signs, so to it `C-Class (W205)` is
 * `cclass w205`, and a backtick in a filter ends the quotes round a value (R12-04). A value in code
 * has nothing to drop and nothing that could end anything: equal codes are equal values, and every
 * value can be asked for, whatever is in it (R2-43).
 *
 * Lower case letters but `z`, and digits, stand for themselves. `z` begins all others: `za` to
 * `zz` are the capitals, `z0` the space, `z1` the hyphen, `z2` the letter `z`, `z8` and `z9` any
 * other character by two or four digits of its number.
 */
export function codeOf(value: string): string | null {
  let code = '';
  for (let at = 0; at < value.length; at++) code += codeOfCharacter(value[at]!);
  if (code === '' || code.length > MOST_CHARACTERS) return null;
  return code.replace(new RegExp(`.{${MOST_IN_WORD}}(?=.)`, 'g'), '$& ');
}

/** The value of a code; `null` for what is not one. */
export function valueOf(code: string): string | null {
  const joined = code.replaceAll(' ', '');
  if (!/^(?:[a-y0-9]|z[a-z012]|z8[0-9a-f]{2}|z9[0-9a-f]{4})+$/.test(joined)) return null;
  return joined.replace(/z8(..)|z9(....)|z(.)/g, (_, byte, unit, sign: string | undefined) =>
    sign === undefined
      ? String.fromCharCode(Number.parseInt(byte ?? unit, 16))
      : (signs.get(sign) ?? sign.toUpperCase()),
  );
}

const signs: ReadonlyMap<string, string> = new Map([
  ['0', ' '],
  ['1', '-'],
  ['2', 'z'],
]);

function codeOfCharacter(character: string): string {
  if (/[a-y0-9]/.test(character)) return character;
  if (/[A-Z]/.test(character)) return `z${character.toLowerCase()}`;
  for (const [sign, meant] of signs) if (character === meant) return `z${sign}`;
  const number = character.charCodeAt(0).toString(16);
  return number.length > 2 ? `z9${number.padStart(4, '0')}` : `z8${number.padStart(2, '0')}`;
}
