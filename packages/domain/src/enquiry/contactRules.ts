const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The rule of HTML's `type=email`, and no longer than mail allows (R5-17). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL_PATTERN.test(text);
}

const phonePatterns = [
  // Area code or mobile, national or international; `+61 (0)7` is often written.
  /^(?:\+?610?|0)[2-578]\d{8}$/,
  /^(?:\+?61)?1[38]00\d{6}$/,
  /^13\d{4}$/,
  // A landline without its area code.
  /^[2-9]\d{7}$/,
];

/**
 * An Australian number: mobile, landline, 1300, 1800, 13 or +61, with spaces, brackets, dots and
 * hyphens where people put them (R5-17).
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[\s().-]/g, '');
  return phonePatterns.some((pattern) => pattern.test(number));
}

/** Four digits, as a string: `0800` is Darwin (R5-11, R0-05). */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text);
}
