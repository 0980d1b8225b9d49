/** Whole numbers from 0, of 16 bits where those suffice: a process holds a thousand small stocks. */
export type Numbers = Uint16Array | Uint32Array;

/** Room for so many zeros, and for every number up to the most. */
export function noNumbers(length: number, most: number): Numbers {
  return most < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/** Whole numbers that grow in number: a fifth of the memory and of the time of a plain array. */
export interface NumberList {
  push(number: number): void;
  length(): number;
  /** What it holds, without copying. */
  numbers(): Uint32Array;
}

export function createNumberList(): NumberList {
  let room = new Uint32Array(64);
  let length = 0;
  return {
    push(number) {
      if (length === room.length) {
        const larger = new Uint32Array(2 * length);
        larger.set(room);
        room = larger;
      }
      room[length++] = number;
    },
    length: () => length,
    numbers: () => room.subarray(0, length),
  };
}
