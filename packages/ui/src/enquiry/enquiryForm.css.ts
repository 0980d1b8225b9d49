import { media } from '../style/breakpoints.ts';
import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const form = rule({ display: 'grid', gap: vars.space.s4 });

export const fields = rule({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const whole = rule({ gridColumn: '1 / -1', minWidth: 0 });

/** A trap for programs: people do not see it and do not reach it. */
export const trap = rule({ position: 'absolute', insetInlineStart: -9999, top: 'auto' });

export const small = rule({ color: vars.color.muted, fontSize: vars.size.s });
