/**
 * A set of documents, one bit each: document `d` is bit `d % 32` of word `d / 32`. Bits past the
 * last document are always 0. Signed words, because the engines' bit operators work on those.
 */
export type Bits = Int32Array;

export function noBits(documents: number): Bits {
  return new Int32Array((documents + 31) >>> 5);
}

export function allBits(documents: number): Bits {
  const bits = noBits(documents).fill(-1);
  if (documents % 32 !== 0) bits[bits.length - 1] = 2 ** (documents % 32) - 1;
  return bits;
}

export function addBit(bits: Bits, document: number): void {
  bits[document >>> 5]! |= 1 << (document & 31);
}

export function removeBit(bits: Bits, document: number): void {
  bits[document >>> 5]! &= ~(1 << (document & 31));
}

export function hasBit(bits: Bits, document: number): boolean {
  return (bits[document >>> 5]! & (1 << (document & 31))) !== 0;
}

export function addAll(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i]! |= others[i]!;
}

export function keepOnly(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i]! &= others[i]!;
}

export function removeAll(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i]! &= ~others[i]!;
}

/** How many bits of one word are set, counted in pairs, fours and eights at once. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += countWord(bits[i]!);
  return count;
}

/** The documents of a set in ascending order: `limit` of them at most, after the first `skip`. */
export function documentsOf(bits: Bits, limit: number, skip = 0): Uint32Array {
  const documents = new Uint32Array(limit);
  let found = 0;
  let toSkip = skip;
  for (let i = 0; i < bits.length && found < limit; i++) {
    let word = bits[i]!;
    if (toSkip > 0) {
      const inWord = countWord(word);
      if (toSkip >= inWord) {
        toSkip -= inWord;
        continue;
      }
      for (; toSkip > 0; toSkip--) word &= word - 1;
    }
    // `word & -word` is the lowest set bit alone, `word & (word - 1)` the word without it.
    for (; word !== 0 && found < limit; word &= word - 1) {
      documents[found++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return found === limit ? documents : documents.subarray(0, found);
}
