import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { withPrefix } from '../forms.css.ts';

export const slider = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Room for the thumbs, kept before they arrive; the rail is there at once. */
export const track = rule({
  position: 'relative',
  height: 44,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 20,
    height: 4,
    borderRadius: 2,
    background: vars.color.line,
  },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const root = rule({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
});

export const rail = rule({ position: 'relative', flex: 1, height: 4 });

export const fill = rule({ position: 'absolute', height: '100%', background: vars.color.link });

/** Taken hold of within 44 pixels. */
export const thumb = rule({
  display: 'block',
  width: 24,
  height: 24,
  border: `3px solid ${vars.color.link}`,
  borderRadius: '50%',
  background: vars.color.surface,
  cursor: 'grab',
  '::before': { content: '""', position: 'absolute', inset: -10 },
  ':hover': { background: vars.color.brandSoft },
  ':active': { cursor: 'grabbing' },
});

within(`${root} > :has(> [data-over])`, { zIndex: 1 });

export const histogram = rule({ width: '100%', height: 48 });
/** The bars stand on the rail. */
within(`${histogram} + ${track}`, { marginTop: -20 });

export const outside = rule({ fill: vars.color.line });
export const inside = rule({ fill: vars.color.link });

export const fields = rule({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s2,
  paddingTop: vars.space.s1,
});

export const withSuffix = rule({ paddingInlineEnd: 38 });

// Beside results a field has room for `$12,345,678` and `120,000 km`, if it does not waste it.
within(`${fields} ${withPrefix}`, { paddingInlineStart: 25 });
within(`${fields} input:not(${withSuffix})`, { paddingInlineEnd: 6 });
within(`${fields} input`, { '@media': { [media.lg]: { fontSize: vars.size.s } } });
