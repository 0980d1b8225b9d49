import type { ThemeVariables } from './resolveTheme.ts';

/** A name's third sign is a letter, as long as there are 26 groups at most. */
const FIRST_LETTER = 10;

/**
 * Name of a theme variable without its dashes: `fc`, a letter for its group, and its place there, such
 * as `fca0` for the colour of the page. Sheets and themes are full of these names; as words they are
 * 0.8 kB of every page. The same for the compiled components and for a stylesheet printed at run time
 * (R10-03).
 *
 * @param variables of any theme: all have the same
 * @throws {Error} no theme has such a variable
 */
export function variableName(
  variables: ThemeVariables,
  [group = '', key = '']: readonly string[],
): string {
  const groups = Object.entries(variables);
  const at = groups.findIndex(([name]) => name === group);
  const place = Object.keys(groups[at]?.[1] ?? {}).indexOf(key);
  if (place < 0) throw new Error(`No theme has a variable ${group}.${key}. See resolveTheme.ts.`);
  return `fc${(at + FIRST_LETTER).toString(36)}${place.toString(36)}`;
}
