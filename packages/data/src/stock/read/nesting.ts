/** Lists and objects within each other; a vehicle needs five at most. */
export const MAX_NESTING = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Follows how deep the brackets of a JSON text are nested, block by block. Parsers keep a piece of
 * memory for each open bracket, so that some megabytes of `[` would cost a gigabyte.
 */
export class Nesting {
  #depth = 0;
  #inText = false;
  #escaped = false;

  /** Reads on; whether the text is nested too deep. */
  isTooDeep(block: Uint8Array): boolean {
    for (const byte of block) {
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inText = false;
      } else if (byte === QUOTE) {
        this.#inText = true;
      } else if (OPENING.has(byte)) {
        this.#depth += 1;
        if (this.#depth > MAX_NESTING) return true;
      } else if (CLOSING.has(byte)) {
        this.#depth -= 1;
      }
    }
    return false;
  }
}
