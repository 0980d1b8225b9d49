import type { ThemeTokens } from '../tokens.ts';

/** A theme without a brand: what is not grey and square in it is hard-coded somewhere. */
export const wireframe: ThemeTokens = {
  scheme: 'light',
  color: {
    page: '#ffffff',
    surface: '#ffffff',
    text: '#222222',
    muted: '#5c5c5c',
    line: '#cccccc',
    brand: '#444444',
    action: 'brand',
    accent: '#777777',
    positive: '#555555',
    caution: '#555555',
    critical: '#555555',
    header: 'surface',
    utility: '#eeeeee',
    footer: '#eeeeee',
    hero: '#eeeeee',
    price: 'surface',
    tag: 'brand',
  },
  font: { body: 'system-ui, sans-serif', heading: 'system-ui, sans-serif' },
  heading: { weight: 600, case: 'none', tracking: 0, scale: 1.2, rule: 0 },
  shape: { control: 0, button: 0, card: 0, tag: 0 },
  button: { weight: 600, case: 'none', tracking: 0 },
  card: { treatment: 'outlined', columnMin: 260, imageRatio: 1.5, tagInset: 0 },
  layout: { density: 1, contentMax: 1280, hero: 'split' },
};
