import { keyframes } from '@vanilla-extract/css';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const grow = keyframes({ from: { gridTemplateRows: '0fr', visibility: 'hidden' } });
const shrink = keyframes({ from: { gridTemplateRows: '1fr', visibility: 'visible' } });

export const trigger = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  width: '100%',
  minHeight: 48,
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  ':hover': { color: vars.color.link },
  ':disabled': { opacity: 0.6, cursor: 'default' },
  '@media': { '(scripting: none)': { pointerEvents: 'none' } },
});

within(`${trigger} > svg`, {
  transition: 'transform .3s',
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});
within(`${trigger}[data-state="open"] > svg`, { transform: 'rotate(180deg)' });

export const content = rule({
  display: 'grid',
  gridTemplateRows: '1fr',
  selectors: {
    '&[data-state="closed"]': {
      gridTemplateRows: '0fr',
      visibility: 'hidden',
      '@media': { '(scripting: none)': { gridTemplateRows: '1fr', visibility: 'visible' } },
    },
  },
});

/** Once it has been opened or closed: a page that has just loaded does not move. */
export const moving = rule({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-state="open"]': { animation: `${grow} .3s ease-out` },
        '&[data-state="closed"]': { animation: `${shrink} .3s ease-out` },
      },
    },
  },
});

export const inner = rule({
  minHeight: 0,
  overflow: 'hidden',
  // Room below the content; padding would not shrink with it.
  '::after': { content: '""', display: 'block', height: vars.space.s3 },
});
