import { createHash } from 'node:crypto';

const MODULUS = 2n ** 256n;

/** A digest of rows in any order, since two databases order words otherwise. */
export function createRowDigest() {
  let count = 0;
  let sum = 0n;
  return {
    /** @param values of one row, in an order of columns that is always the same */
    add(values: readonly unknown[]): void {
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      count += 1;
      sum = (sum + BigInt(`0x${hash}`)) % MODULUS;
    },
    result: () => ({ count, digest: sum.toString(16) }),
  };
}
