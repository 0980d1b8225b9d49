import type { ThemeTokens } from './tokens.ts';

/** Steps of the theme's grid, as CSS text. */
type Spaces = Record<'s4' | 's5', string>;

/** A control of a form, and how many of them stand in a row. */
export function resolveField({ shape, layout, color }: ThemeTokens) {
  const boxed = shape.field === 'boxed';
  return {
    edges: boxed ? '1px' : '0 0 1px',
    inset: boxed ? '12px' : '0px',
    ground: boxed ? color.surface : 'transparent',
    share: layout.fieldColumns === 2 ? '50%' : '33.3%',
  };
}

/** What holds a part of a page together. */
export function resolvePanel(
  { shape, color }: ThemeTokens,
  { s4, s5 }: Spaces,
  card: { line: string },
) {
  const isCard = shape.panel === 'card';
  return {
    edges: { card: '1px', ruled: '2px 0 0', open: '1px 0 0' }[shape.panel],
    // A rule is as strong as what stands under it.
    line: { card: card.line, ruled: color.text, open: color.line }[shape.panel],
    padding: { card: s5, ruled: `${s4} 0 0`, open: `${s5} 0 0` }[shape.panel],
    ground: isCard ? color.surface : 'transparent',
    radius: isCard ? `${shape.card}px` : '0px',
  };
}
