import { createGlobalThemeContract } from '@vanilla-extract/css';
import { resolveTheme } from '../theme/resolveTheme.ts';
import { wireframe } from '../theme/themes/wireframe.ts';
import { variableName } from '../theme/variableName.ts';

const variables = resolveTheme(wireframe);

/** The CSS contract, derived from what a theme resolves to; only style files read it. */
export const vars = createGlobalThemeContract(variables, (_value, path) =>
  variableName(variables, path),
);
