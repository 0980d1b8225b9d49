/** Longer than any amount with its unit. */
const LONGEST = 40;

/** Groups of three digits or none, so that `20,5` is not read as 205. */
const AMOUNT =
  /^(?:aud|au|a)?\$?\s*(?<digits>\d{1,3}(?:[, ]\d{3})+|\d+)?(?<cents>\.\d+)?\s*(?<unit>k|thousand|grand|m|mil|million)?\s*(?:kms?|kilomet(?:re|er)s?|dollars?)?$/;

/**
 * A bound as shoppers type it, as a whole number: `20000`, `$20,000`, `20 k`, `20.5k`, `1.2m`,
 * `20000 km`. Not a number for anything else, none of which can be guessed.
 */
export function readBound(text: string): number {
  const groups = text.length > LONGEST ? null : AMOUNT.exec(text.trim().toLowerCase())?.groups;
  const { digits = '', cents = '', unit = '' } = groups ?? {};
  const times = unit === '' ? 1 : unit.startsWith('m') ? 1_000_000 : 1000;
  return digits + cents === ''
    ? Number.NaN
    : Math.round(Number(digits.replace(/\D/g, '') + cents) * times);
}
