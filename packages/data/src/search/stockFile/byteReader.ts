/** Reads what a `ByteWriter` wrote, in the same order. A file that ends too soon throws. */
export interface ByteReader {
  json(): unknown;
  numbers(): Uint32Array;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  function next(): Uint8Array {
    const start = at + 4;
    const end = start + view.getUint32(at, true);
    if (end > bytes.length) throw new RangeError('The stock file ends too soon.');
    at = end;
    return bytes.subarray(start, end);
  }

  return {
    json: () => JSON.parse(new TextDecoder().decode(next())),

    numbers() {
      const part = next();
      const width = part[0]!;
      const list = new Uint32Array((part.length - 1) / width);
      for (let byte = 0; byte < width; byte++) {
        const plane = 1 + byte * list.length;
        for (let i = 0; i < list.length; i++) list[i]! |= part[plane + i]! << (8 * byte);
      }
      return list;
    },
  };
}
