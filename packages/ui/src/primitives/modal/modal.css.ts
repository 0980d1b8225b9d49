import { keyframes } from '@vanilla-extract/css';
import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });

export const shade = rule({
  position: 'fixed',
  inset: 0,
  zIndex: 49,
  background: 'rgb(0 0 0 / .55)',
  animation: `${appear} .15s`,
});

/** The part of the window that no on-screen keyboard covers. */
export const frame = rule({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 50,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100dvh',
  // Clipped, not hidden: what scrolls into view must not shift the frame itself.
  overflow: ['hidden', 'clip'],
  pointerEvents: 'none',
  // At once, also where the reset's 1 ms of reduced motion would turn it into a transition.
  transitionProperty: 'none',
});

// The page behind keeps its place.
within(`html:has(${frame})`, { overflow: 'hidden' });

export const surface = rule({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus is not left under the head or the foot.
  scrollPaddingBlock: '76px 132px',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: '0 24px 64px rgb(0 0 0 / .3)',
  pointerEvents: 'auto',
  ':focus-visible': { outline: 'none' },
});

function dialog(width: number) {
  return {
    alignSelf: 'end',
    justifySelf: 'center',
    width: '100%',
    maxHeight: `calc(100% - ${vars.space.s5})`,
    borderRadius: `${vars.shape.card} ${vars.shape.card} 0 0`,
    animation: `${rise} .2s ease-out`,
    '@media': {
      [media.sm]: {
        alignSelf: 'center',
        width: `min(${width}px, calc(100% - 2 * ${vars.space.s4}))`,
        maxHeight: `calc(100% - 2 * ${vars.space.s4})`,
        borderRadius: vars.shape.card,
      },
    },
  };
}

function side(justifySelf: 'start' | 'end', animation: string) {
  return {
    justifySelf,
    width: 'min(100%, 420px)',
    height: '100%',
    animation: `${animation} .2s ease-out`,
  };
}

export const place = rules({
  /** On a phone a sheet at the lower edge, else in the middle of the window. */
  s: dialog(440),
  m: dialog(600),
  l: dialog(880),
  start: side('start', fromStart),
  end: side('end', fromEnd),
  bottom: {
    alignSelf: 'end',
    justifySelf: 'center',
    width: 'min(100%, 720px)',
    maxHeight: `calc(100% - ${vars.space.s5})`,
    borderRadius: `${vars.shape.card} ${vars.shape.card} 0 0`,
    animation: `${rise} .2s ease-out`,
  },
});

export const head = rule({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  minHeight: 60,
  paddingBlock: 8,
  paddingInline: `${vars.space.s4} max(8px, calc(${vars.space.s4} - 12px))`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

within(`${head} > h2`, { minWidth: 0 });

export const body = rule({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  padding: vars.space.s4,
});

// A form fills a drawer, so that its own foot reaches the lower edge.
within(`${body} > form`, { flex: 1 });
for (const edge of [place.start, place.end, place.bottom]) {
  within(`${edge} > ${body}:has(> form:only-child)`, { paddingBottom: 0 });
}

export const lead = rule({ color: vars.color.muted });

export const foot = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  // The main button, the last, stands on top where they do not fit beside each other.
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  padding: `10px ${vars.space.s4}`,
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

within(`${foot} > *`, {
  '@media': { 'not all and (min-width: 576px)': { flex: '1 1 auto' } },
});
