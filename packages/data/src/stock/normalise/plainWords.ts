/** A text in small letters without accents: `Méditerranée` has no word `m`, which means a manual. */
export function plainWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
