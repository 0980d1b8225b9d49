/** Text without accents, lower case, words of letters and digits joined by `glue`. */
function fold(text: string, glue: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return words.match(/[\p{L}\p{N}]+/gu)?.join(glue) ?? '';
}

/** Path segment of a make or model: `Mercedes-Benz` is `mercedes-benz`, `D-MAX, SX` is `d-max-sx` (R2-16). */
export function slugOf(text: string): string {
  return fold(text, '-');
}

/** What two spellings of one name share: case, spaces, hyphens and underscores do not count (R2-16). */
export function matchKey(text: string): string {
  return fold(text, '');
}
