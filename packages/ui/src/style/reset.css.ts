import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reset } from './layers.css.ts';
import { vars } from './vars.ts';

function base(selector: string, declarations: Parameters<typeof globalStyle>[1]): void {
  return globalStyle(selector, { '@layer': { [reset]: declarations } });
}

base('*,*::before,*::after', { boxSizing: 'border-box' });
base('body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend', {
  margin: 0,
  padding: 0,
});
base('html', {
  textSizeAdjust: '100%',
  // What is scrolled to is not under the bars that stay: a small screen's stand at both ends.
  scrollPaddingBlock: 80,
  '@media': { [media.lg]: { scrollPaddingBlock: `${vars.space.s7} 0` } },
});
base('body', {
  minHeight: '100vh',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  lineHeight: 1.5,
  // A word longer than its line breaks, and asks no box to be as wide as it is.
  overflowWrap: 'anywhere',
});
base('address', { fontStyle: 'normal' });
base('ul,ol', { listStyle: 'none' });
base('fieldset', { border: 0, minWidth: 0 });
base('img,svg', { display: 'block', maxWidth: '100%' });
base('img', { height: 'auto' });
base('button,input,select,textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer' });
base('summary', { cursor: 'pointer', listStyle: 'none' });
base('summary::-webkit-details-marker', { display: 'none' });
base('a', { color: vars.color.link, textUnderlineOffset: '0.15em' });
base('a:hover', { color: vars.color.linkHover });
base('h1,h2,h3,h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
base('p,li', { textWrap: 'pretty' });
base('table', { borderCollapse: 'collapse', width: '100%' });
base('th', { textAlign: 'start', fontWeight: 'inherit' });
base(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
base('[hidden]', { display: 'none' });
base('*,*::before,*::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
