/** Zeros of other scripts that phones write digits in: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

/** Marks that people and programs put between digits; those of direction are not seen at all. */
const BETWEEN = /[\s().\-\u2010-\u2015\u2212\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** An Australian mobile number, however the country is written. */
const MOBILE = /^(?:\+|00|0011)?(?:61(?:0)?|0)(4\d{8})$/;

/** Longer is no number that somebody has written down. */
const MOST_CHARACTERS = 40;

/**
 * An Australian mobile number as E.164, `+61412345678`, whatever it is spelt like; `null` for any other
 * text. Limits and users go by this one spelling, or each spelling would be another number. Only these
 * numbers get codes: messages abroad and to premium numbers are what such forms are misused for.
 */
export function mobileNumber(text: string): string | null {
  if (text.length > MOST_CHARACTERS) return null;
  const plain = [...text.normalize('NFKC')].map(asciiDigit).join('').replace(BETWEEN, '');
  const subscriber = MOBILE.exec(plain)?.[1];
  return subscriber === undefined ? null : `+61${subscriber}`;
}

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
}

/** Of a number as E.164 what its owner knows it by, and nobody else could call: `0412 *** *78`. */
export function mobileHint(number: string): string {
  const digits = `0${number.slice(3)}`;
  return `${digits.slice(0, 4)} *** *${digits.slice(8)}`;
}
