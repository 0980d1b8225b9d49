import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { smallScreen } from '../../theme/breakpoints.ts';

function ground(background: string, color: string) {
  return {
    // Focus marks and links are as readable as the words.
    vars: { [vars.color.focus]: color, [vars.color.link]: color, [vars.color.linkHover]: color },
    background,
    color,
  };
}

export const tone = rules({
  brand: ground(vars.brand.ground, vars.brand.on),
  caution: ground(vars.caution.soft, vars.caution.on),
  critical: ground(vars.critical.edge, vars.color.surface),
});

export const row = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: 48,
});

export const words = rule({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.s2,
  fontWeight: 600,
  // Its lines are as long on all phones that are held upright, and on all tablets: what nearly fills
  // a window would take another line until its typeface has come.
  '@media': {
    [smallScreen]: { maxWidth: '36em' },
    '(width < 430px)': { maxWidth: '18em' },
  },
});

within(`${words} a`, {
  marginInlineStart: vars.space.s2,
  paddingBlock: 4,
  // On a line of its own, for the same reason.
  '@media': { [smallScreen]: { display: 'block', marginInlineStart: 0 } },
});

/** A close button that nothing would hear is not shown. */
export const close = rule({ '@media': { '(scripting: none)': { display: 'none' } } });
