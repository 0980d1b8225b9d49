import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

/** Its own width counts, not the window's. */
export const form = rule({ display: 'grid', gap: vars.space.s4, containerType: 'inline-size' });

/**
 * As many in a row as the theme has, where each has room for an email address, however wide the
 * window is; the last row's share what is left, so that none stands alone beside nothing.
 */
export const fields = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });

within(`${fields} > *`, {
  flex: `1 1 max(min(100%, 216px), ${vars.field.share} - ${vars.space.s4})`,
  minWidth: 0,
});

export const whole = rule({});
within(`${fields} > ${whole}`, { flexBasis: '100%' });

/** Names of dealerships: whole where half a row would cut them. */
export const roomy = rule({});
within(`${fields} > ${roomy}`, {
  '@container': { '(max-width: 575px)': { flexBasis: '100%' } },
});

/** Takes no place among the fields. */
export const unseen = rule({ display: 'contents' });

/** A trap for programs: people do not see it and do not reach it. */
export const trap = rule({ position: 'absolute', insetInlineStart: -9999, top: 'auto' });

/** Takes the focus of what was pressed and is gone; nothing to operate, so no ring. */
export const landing = rule({ ':focus-visible': { outline: 'none' } });

/** Stands close under its field: the gap of the field's own label. */
export const question = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s2,
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

// An address is read letter by letter: it stands as it is written.
within(`${question} button`, { textTransform: 'none', letterSpacing: 0 });

/** It is there before it says anything, so that it is heard when it does. */
export const timesNote = rule({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.s,
  marginBlockStart: vars.space.s2,
  ':empty': { marginBlockStart: 0 },
});

export const small = rule({ color: vars.color.muted, fontSize: vars.size.s });
