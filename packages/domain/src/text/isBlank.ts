/** Nothing to print: null, empty, white space, or the word `null` in any case (R5-32). */
export const isBlank = (value: string | null | undefined): value is null | undefined =>
  value == null || /^(null)?$/i.test(value.trim());
