import { maskedPhone, maskPhone, revealHref } from './phone.ts';

/**
 * A thing, whatever its shape, with each of these numbers masked in all its texts (R2-74). A text that
 * is a number becomes one to ask for, by its place in the list; in running text its digits go.
 */
export function maskNumbers<Thing>(thing: Thing, numbers: readonly string[]): Thing {
  const known = numbers.flatMap((number, key) =>
    digitsOf(number).length < FEWEST ? [] : [{ key, ...patternsOf(number) }],
  );
  return (known.length === 0 ? thing : masked(thing, known)) as Thing;
}

/** Digits of a number that could be told from a year or a price; a shorter one has hardly anything to hide. */
const FEWEST = 6;

interface KnownNumber {
  key: number;
  /** A text that is this number and nothing else. */
  whole: RegExp;
  /** The number within a text. */
  within: RegExp;
}

function masked(thing: unknown, numbers: readonly KnownNumber[]): unknown {
  if (typeof thing === 'string') return maskedText(thing, numbers);
  if (Array.isArray(thing)) return thing.map((one) => masked(one, numbers));
  if (typeof thing !== 'object' || thing === null) return thing;
  const entries = Object.entries(thing).map(([name, value]) => [name, masked(value, numbers)]);
  return Object.fromEntries(entries);
}

function maskedText(text: string, numbers: readonly KnownNumber[]): string {
  let result = text;
  for (const { key, whole, within } of numbers) {
    if (whole.test(result)) return maskedPhone(result, key);
    if (/^tel:/i.test(result) && result.search(within) !== -1) return revealHref(String(key));
    result = result.replaceAll(within, maskPhone);
  }
  return result;
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** However its digits are grouped, and with the country's code in place of the first zero. */
function patternsOf(number: string): Pick<KnownNumber, 'whole' | 'within'> {
  const national = digitsOf(number).replace(/^61/, '0');
  const [first = '', ...others] = national;
  const lead = first === '0' ? `(?:\\+?61${GAP}(?:0${GAP})?|0${GAP})` : `${first}${GAP}`;
  const pattern = `(?<![\\d*])\\(?${lead}${others.join(GAP)}(?!\\d)`;
  return { whole: new RegExp(`^\\s*\\+?${pattern}\\s*$`), within: new RegExp(pattern, 'g') };
}

const GAP = '[\\s().-]*';
