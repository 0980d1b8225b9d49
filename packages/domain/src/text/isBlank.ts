/** Nothing to print: null, empty, white space, or the word `null` in any case (R5-32). */
export function isBlank(value: string | null | undefined): value is null | undefined {
  return value == null || /^(null)?$/i.test(value.trim());
}
