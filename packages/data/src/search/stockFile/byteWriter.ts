/** Writes JSON and numbers one after the other; `createByteReader` reads them in that order. */
export interface ByteWriter {
  json(value: unknown): void;
  /** Whole numbers from 0 to 2^32 - 1. */
  numbers(list: ArrayLike<number>): void;
  finish(): Uint8Array<ArrayBuffer>;
}

export function createByteWriter(): ByteWriter {
  const parts: Uint8Array[] = [];

  function add(part: Uint8Array): void {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length, true);
    parts.push(length, part);
  }

  return {
    json(value) {
      add(new TextEncoder().encode(JSON.stringify(value)));
    },

    numbers(list) {
      let largest = 0;
      for (let i = 0; i < list.length; i++) largest = Math.max(largest, list[i]!);
      const width = byteWidth(largest);
      const part = new Uint8Array(1 + width * list.length);
      part[0] = width;
      // All lowest bytes, then all second ones, and so on: like beside like compresses best.
      for (let i = 0; i < list.length; i++) {
        for (let byte = 0; byte < width; byte++) {
          part[1 + byte * list.length + i] = list[i]! >>> (8 * byte);
        }
      }
      add(part);
    },

    finish() {
      const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  };
}

/** Bytes that a number needs. */
function byteWidth(number: number): number {
  return Math.ceil((32 - Math.clz32(number)) / 8) || 1;
}
