import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { resolveTheme } from '../theme/resolveTheme.ts';
import { wireframe } from '../theme/themes/wireframe.ts';
import { tokens } from './layers.css.ts';
import { vars } from './vars.ts';

// A layer inside `tokens` loses to rules that stand in `tokens` itself, so a dealer's sheet wins
// wherever it is linked.
const base = globalLayer({ parent: tokens }, 'base');

const values = resolveTheme(wireframe);
const defaults: Record<string, string> = {};
for (const [group, names] of Object.entries(vars)) {
  for (const [key, name] of Object.entries(names)) {
    const theme: Record<string, Record<string, string>> = values;
    defaults[name] = theme[group]?.[key] ?? '';
  }
}

globalStyle(':root', { '@layer': { [base]: { vars: defaults } } });
