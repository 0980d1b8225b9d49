import { type Bits, countBits, documentsOf } from './bits.ts';

/** A set of documents that is not changed any more, with its size. */
export interface Selection {
  bits: Bits;
  count: number;
}

export function selectionOf(bits: Bits): Selection {
  return { bits, count: countBits(bits) };
}

/** The documents in ascending order. */
export function selectedDocuments({ bits, count }: Selection): Uint32Array {
  return documentsOf(bits, count);
}
