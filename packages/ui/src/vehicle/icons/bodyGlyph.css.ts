import { rule } from '../../style/rule.ts';

/** Of an icon's lines, wider than one. */
export const glyph = rule({ width: 64, height: 32 });
