import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { ui } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** One class in the library's cascade layer. */
export function rule(declarations: Rule): string {
  return style({ '@layer': { [ui]: declarations } });
}

/** One class a key, in the library's cascade layer. */
export function rules<Key extends string>(map: Record<Key, Rule>): Record<Key, string> {
  const entries = Object.entries<Rule>(map).map(([key, value]) => [key, rule(value)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** A rule for descendants that carry no class of their own. */
export function within(selector: string, declarations: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [ui]: declarations } });
}
