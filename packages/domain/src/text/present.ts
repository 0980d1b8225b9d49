import { isBlank } from './isBlank.ts';

/** Those of some texts that say something. */
export function present(parts: readonly (string | null | undefined)[]): string[] {
  return parts.filter((part) => !isBlank(part)) as string[];
}
