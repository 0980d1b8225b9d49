/** Words in an empty search box that show what may be asked; nothing without an example. */
export function searchHint(example: string | null | undefined): string | undefined {
  return example == null ? undefined : `Try “${example}”`;
}
