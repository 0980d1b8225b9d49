import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

/** Over the link of a card. What holds the word may let presses through to it. */
export const word = rule({
  position: 'relative',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  pointerEvents: 'auto',
  // A button's letters are its own unless they are told to be those round it.
  letterSpacing: 'inherit',
  textAlign: 'start',
  textTransform: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.2em',
  ':hover': { textDecorationStyle: 'solid' },
});

/** By the word where the browser can place it there, else in the middle of the window. */
export const meaning = rule({
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: '0 8px 32px rgb(0 0 0 / .28)',
  fontFamily: vars.font.body,
  fontSize: vars.size.s,
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.45,
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      // Centred on the word, which a phone may have anywhere in its width: so it always fits across,
      // and the browser has only to choose between above and below.
      margin: '6px 8px',
      positionArea: 'block-end span-all',
      positionTryFallbacks: 'flip-block',
    },
  },
});
