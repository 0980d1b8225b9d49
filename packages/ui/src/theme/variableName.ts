/**
 * Name of a theme variable without its dashes, for example `fc-color-page`.
 * The same for the compiled components and for a stylesheet printed at run time (R10-03).
 */
export function variableName(path: readonly string[]): string {
  return ['fc', ...path].join('-');
}
