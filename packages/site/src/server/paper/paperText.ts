/** Signs beyond Latin-1 that the standard typefaces of PDF have. */
const MORE = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const PRINTED = new RegExp(`[\\u0020-\\u007e\\u00a0-\\u00ff${MORE}]`, 'u');

/**
 * A text in the letters that the standard typefaces of PDF have: a letter with a mark that they lack
 * stands without it, and what has no such letter, as an emoji or another script, is left out.
 */
export function paperText(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => (PRINTED.test(sign) ? sign : plain(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function plain(sign: string): string {
  if (/\s/u.test(sign)) return ' ';
  return [...sign.normalize('NFKD')].filter((part) => PRINTED.test(part)).join('');
}
