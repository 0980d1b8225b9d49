import type { ThemeVariables } from './resolveTheme.ts';

type ColorGroup = {
  [Group in keyof ThemeVariables]: ThemeVariables[Group] extends Record<string, `#${string}`>
    ? Group
    : never;
}[keyof ThemeVariables];

/** A colour variable, for example `action.on`. */
export type ColorName = {
  [Group in ColorGroup]: `${Group}.${Extract<keyof ThemeVariables[Group], string>}`;
}[ColorGroup];

/** Two colours that meet on a page, and the least contrast WCAG 2.2 asks of them. */
export interface ContrastPair {
  foreground: ColorName;
  background: ColorName;
  /** 4.5 for text (1.4.3), 3 for edges of controls and focus marks (1.4.11, 2.4.13). */
  needed: 4.5 | 3;
  /** Where a shopper meets it. */
  where: string;
}

function text(foreground: ColorName, background: ColorName, where: string): ContrastPair {
  return { foreground, background, needed: 4.5, where };
}

function shape(foreground: ColorName, background: ColorName, where: string): ContrastPair {
  return { foreground, background, needed: 3, where };
}

/** Every pair the components draw, declared once; all themes and dealers' colours are held to it. */
export const contrastPairs: readonly ContrastPair[] = [
  text('color.text', 'color.page', 'text on the page'),
  text('color.text', 'color.surface', 'text on cards and fields'),
  text('color.text', 'color.sunken', 'text on quiet panels'),
  text('color.text', 'color.brandSoft', 'text on a tinted band'),
  text('color.muted', 'color.brandSoft', 'captions on a tinted band'),
  text('color.link', 'color.brandSoft', 'links on a tinted band or under the pointer'),
  text('color.muted', 'color.page', 'captions on the page'),
  text('color.muted', 'color.surface', 'captions on cards'),
  text('color.muted', 'color.sunken', 'captions on quiet panels'),
  text('color.link', 'color.page', 'links on the page'),
  text('color.link', 'color.surface', 'links and secondary buttons on cards'),
  text('color.onAccent', 'color.accent', 'text on the accent colour'),
  text('action.on', 'action.ground', 'the main button'),
  text('action.on', 'action.hover', 'the main button under the pointer'),
  text('action.on', 'action.pressed', 'the main button while pressed'),
  text('brand.on', 'brand.ground', 'text on the brand colour'),
  text('positive.on', 'positive.soft', 'a message of success'),
  text('caution.on', 'caution.soft', 'a warning'),
  text('critical.on', 'critical.soft', 'an error message'),
  text('critical.edge', 'color.surface', 'an error under a field'),
  text('positive.edge', 'color.surface', 'a good price under a price'),
  shape('color.control', 'color.surface', 'the edge of a field'),
  shape('color.control', 'color.page', 'the edge of a field on the page'),
  shape('color.focus', 'color.surface', 'the focus mark on cards'),
  shape('color.focus', 'color.page', 'the focus mark on the page'),
  ...(['header', 'utility', 'footer', 'hero'] as const).flatMap((name) => [
    text(`${name}.text`, `${name}.ground`, `text in the ${name}`),
    shape(`${name}.focus`, `${name}.ground`, `the focus mark in the ${name}`),
  ]),
  ...(['footer', 'hero'] as const).map((name) =>
    text(`${name}.muted`, `${name}.ground`, `captions in the ${name}`),
  ),
  ...(['header', 'utility'] as const).map((name) =>
    text(`${name}.text`, `${name}.hover`, `an entry of the ${name} under the pointer`),
  ),
  text('price.text', 'price.ground', 'text in the price'),
  text('tag.text', 'tag.ground', 'text in the tag'),
];
