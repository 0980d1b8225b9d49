/** What a pattern found: its text, the groups that took part, and the offset it ends at. */
export interface FoundAt {
  text: string;
  groups: Readonly<Record<string, string | undefined>>;
  end: number;
}

/** What a sticky pattern finds at an offset of a text. */
export function matchAt(pattern: RegExp, text: string, at: number): FoundAt | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match && { text: match[0], groups: match.groups ?? {}, end: pattern.lastIndex };
}
