import type { FormInput } from '@forecourt/domain';

/** What a form would send, by name; a name that comes several times keeps all its texts. */
export function formInput(entries: Iterable<readonly [string, FormDataEntryValue]>): FormInput {
  const input: Record<string, string | string[]> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const before = input[name];
    input[name] = before === undefined ? value : [before, value].flat();
  }
  return input;
}
