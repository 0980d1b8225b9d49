import { resolveTheme, type ThemeVariables } from '../resolveTheme.ts';
import { variableName } from '../variableName.ts';
import { wireframe } from './wireframe.ts';

const variables = resolveTheme(wireframe);

/** A group of a theme's values, and one of them. */
type VariablePath = {
  [Group in keyof ThemeVariables]: [group: Group, key: keyof ThemeVariables[Group] & string];
}[keyof ThemeVariables];

/** The custom property of a theme's value, for a sheet or a script that is not compiled with the components. */
export function themeVariable(...path: VariablePath): `--${string}` {
  return `--${variableName(variables, path)}`;
}
