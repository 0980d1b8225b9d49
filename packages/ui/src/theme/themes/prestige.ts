import { fontStacks } from '../fontStacks.ts';
import type { ThemeTokens } from '../tokens.ts';

/** Dark and spacious, a quiet gallery: warm black walls, ivory words, a thread of champagne gold. */
export const prestige: ThemeTokens = {
  scheme: 'dark',
  color: {
    page: '#12100e',
    surface: '#1a1714',
    text: '#f3ede2',
    muted: '#c6bcae',
    line: '#38322b',
    brand: '#cdab74',
    action: 'brand',
    accent: '#cdab74',
    positive: '#7cc49a',
    caution: '#e3b861',
    critical: '#f2917f',
    header: '#12100e',
    utility: '#0b0a08',
    footer: '#0b0a08',
    hero: '#12100e',
    price: 'surface',
    tag: 'text',
  },
  font: { body: fontStacks.inter, heading: fontStacks['source-serif'] },
  heading: { weight: 300, case: 'none', tracking: -0.015, scale: 1.34, rule: 0 },
  shape: { control: 0, button: 0, card: 0, tag: 0, field: 'line', panel: 'open' },
  button: { weight: 500, case: 'uppercase', tracking: 0.08 },
  card: {
    treatment: 'bare',
    facts: 'lines',
    action: 'link',
    columnMin: 390,
    imageRatio: 1.5,
    tagInset: 16,
  },
  layout: {
    density: 1.25,
    contentMax: 1440,
    hero: 'poster',
    listing: 'gallery',
    lead: 'centred',
    aside: 'above',
    fieldColumns: 2,
  },
};
