import type { ThemeTokens } from '@forecourt/ui/theme';

/** Trusted and familiar: eucalypt green and wattle gold, soft corners, room to breathe. */
export const theme: ThemeTokens = {
  scheme: 'light',
  color: {
    page: '#f4f6f3',
    surface: '#ffffff',
    text: '#1b2a24',
    muted: '#55645d',
    line: '#d9dfd9',
    brand: '#1c5a44',
    action: 'brand',
    accent: '#f2b234',
    positive: '#1d7044',
    caution: '#8a5a00',
    critical: '#b3261e',
    header: 'surface',
    utility: 'brandDark',
    footer: 'brandDark',
    hero: 'brandSoft',
    price: 'surface',
    tag: 'accent',
  },
  font: {
    body: "'Source Sans 3 Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    heading: "'Source Serif 4 Variable', Charter, Cambria, Georgia, serif",
  },
  heading: { weight: 700, case: 'none', tracking: -0.01, scale: 1.2, rule: 0 },
  shape: { control: 8, button: 999, card: 14, tag: 999 },
  button: { weight: 600, case: 'none', tracking: 0 },
  card: { treatment: 'raised', columnMin: 272, imageRatio: 1.5, tagInset: 12 },
  layout: { density: 1, contentMax: 1240, hero: 'split' },
};
