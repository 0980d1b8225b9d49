import { isBlank } from './isBlank.ts';

/** Those of some texts that say something. */
export const present = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.filter((part) => !isBlank(part)) as string[];
