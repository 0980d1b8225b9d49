import type { FormInput } from './field.ts';

/**
 * What a form sends, by name: a name that comes several times keeps all its texts, a file is no
 * text, and no name is special, whatever an object may call its own (R14-03).
 */
export function formInput(entries: Iterable<readonly [name: string, value: unknown]>): FormInput {
  const input: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const before = input[name];
    input[name] = before === undefined ? value : [before, value].flat();
  }
  return input;
}
