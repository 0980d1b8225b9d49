import { fontStacks } from '../fontStacks.ts';
import type { ThemeTokens } from '../tokens.ts';

/** Bold and dense: black, white and signal orange, square corners, condensed capitals. */
export const metro: ThemeTokens = {
  scheme: 'light',
  color: {
    page: '#ffffff',
    surface: '#ffffff',
    text: '#0d0e10',
    muted: '#565a61',
    line: '#d3d5d9',
    brand: '#0d0e10',
    // The next step and the stars of reviews alone are in the accent: what else would be, is quiet.
    action: 'accent',
    accent: '#ff5a1f',
    positive: '#0b7a3e',
    caution: '#8a5200',
    critical: '#c4161c',
    header: 'brand',
    utility: 'brandDark',
    footer: 'brand',
    hero: 'brand',
    price: 'surface',
    tag: 'brand',
  },
  font: { body: fontStacks.inter, heading: fontStacks['barlow-condensed'] },
  heading: { weight: 700, case: 'uppercase', tracking: 0, scale: 1.3, rule: 5 },
  shape: { control: 0, button: 0, card: 0, tag: 0, field: 'boxed', panel: 'ruled' },
  button: { weight: 700, case: 'uppercase', tracking: 0.03 },
  card: {
    treatment: 'outlined',
    facts: 'columns',
    action: 'button',
    columnMin: 224,
    imageRatio: 1.5,
    tagInset: 0,
  },
  layout: {
    density: 0.85,
    contentMax: 1360,
    hero: 'cover',
    listing: 'board',
    lead: 'strip',
    aside: 'start',
    fieldColumns: 3,
  },
};
