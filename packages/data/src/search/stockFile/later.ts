/** Something that is made in steps while nobody needs it, or at once for the first who does. */
export interface Later<Value> {
  /** Makes what is still to be made. */
  value(): Value;
  isMade(): boolean;
  /** Goes on with the making, in steps of some milliseconds. */
  steps(): Generator<undefined, void>;
}

/** The making starts with the first step, and happens once. */
export function later<Value>(make: () => Generator<undefined, Value>): Later<Value> {
  let making: Generator<undefined, Value> | null = null;
  let made: { value: Value } | null = null;

  function step(): void {
    making ??= make();
    const { done, value } = making.next();
    if (done) {
      made = { value };
      // What it was made from may go.
      making = null;
    }
  }

  return {
    value() {
      while (made === null) step();
      return made.value;
    },
    isMade: () => made !== null,
    *steps() {
      while (made === null) {
        step();
        yield;
      }
    },
  };
}
