import { bar as compareBar } from '../compare/compareBar.css.ts';
import { actionBar } from '../page/detail/detail.css.ts';
import { main } from '../page/page.css.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, smallScreen } from '../theme/breakpoints.ts';

const phone = `not all and ${media.md}`;

/**
 * The last line of the window, from edge to edge and as low as a finger allows: what is beneath it ends
 * there, as at the window's own edge, where a box in a corner would lie over somebody's button.
 */
export const banner = rule({
  vars: { [vars.color.focus]: vars.footer.focus },
  position: 'sticky',
  bottom: 0,
  zIndex: 9,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.footer.line}`,
  background: vars.footer.ground,
  color: vars.footer.text,
  '@media': { print: { display: 'none' } },
});

// Where a browser leaves the banner as it was sent, it stands in a box of its own.
within(`${main} ~ :has(> ${banner})`, { display: 'contents' });

/** The banner of a page whose main part has something. */
function beside(found: string): string {
  return `${main}:has(${found}) ~ ${banner}, ${main}:has(${found}) ~ * > ${banner}`;
}

// Closed before: told by the root, so that nothing is seen of it even for a moment.
within(`:root[data-service-banner=closed] ${banner}`, { display: 'none' });

// A page's own bar has that edge: the buttons of a vehicle, what is compared, filters without a script.
// Where it has room, that stays: no page grows by a bar that comes.
within(beside(compareBar), {
  visibility: 'hidden',
  '@media': { [phone]: { display: 'none' } },
});
within(beside(`${actionBar}, #filters:target`), {
  '@media': {
    [smallScreen]: { visibility: 'hidden' },
    [phone]: { display: 'none' },
  },
});

// What takes the focus is scrolled clear of it.
within(`:root:has(> body > div > ${banner}, > body > div > div > ${banner})`, {
  '@media': { [media.lg]: { scrollPaddingBottom: 60 } },
});

export const body = rule({ position: 'relative' });

/** Words in the middle of the line, which is theirs to press, the way to close it at its end. */
export const link = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  paddingInline: 52,
  color: 'inherit',
  fontSize: vars.size.s,
  fontWeight: vars.button.weight,
  letterSpacing: vars.button.tracking,
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
});

export const close = rule({
  position: 'absolute',
  top: 0,
  insetInlineEnd: vars.space.s2,
  '@media': { '(scripting: none)': { display: 'none' } },
});
