/** Values that are remembered; those that recur come early, and most others never again. */
const MOST_KNOWN = 20_000;
/** Characters of the longest text or list that is looked up; a longer one is rarely said twice. */
const LONGEST = 300;
/** Characters of the longest text that JSON.parse keeps once by itself. */
const KEPT_ONCE = 10;

/**
 * Makes equal values of parsed records one value: most vehicles of a dealer share their words, their
 * place and their empty lists, and a process keeps the stock of a thousand dealers. The records are
 * changed in place; they and what is in them are read only from then on.
 */
export function createSharing(): <Item extends object>(record: Item) => Item {
  const known = new Map<string, unknown>();

  /** @param key tells what is equal; begins with the kind of value */
  function once<Value>(key: string, value: Value): Value {
    const first = known.get(key);
    if (first !== undefined) return first as Value;
    if (known.size < MOST_KNOWN) known.set(key, value);
    return value;
  }

  function shared(value: unknown): unknown {
    if (typeof value === 'string') {
      return value.length <= KEPT_ONCE || value.length > LONGEST ? value : once(value, value);
    }
    if (typeof value !== 'object' || value === null) return value;
    shareWithin(value);
    const text = JSON.stringify(value);
    return text.length > LONGEST ? value : once(`\0${text}`, value);
  }

  function shareWithin(record: object): void {
    const fields = record as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      const one = shared(value);
      if (one !== value) fields[name] = one;
    }
  }

  return (record) => {
    shareWithin(record);
    return record;
  };
}
