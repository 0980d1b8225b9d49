import { soundText } from '@forecourt/domain';

/** A value as JSON holds it, all its texts sound, keys among them. */
export function soundValue<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return soundText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [soundText(key), cleaned(inner)]),
  );
}

/** Every text in a value as JSON holds it, with the keys that lead to it. */
export function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* textsIn(inner, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield { path, text: key };
      yield* textsIn(inner, [...path, key]);
    }
  }
}
