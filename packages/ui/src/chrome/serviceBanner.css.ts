import { bar as compareBar } from '../compare/compareBar.css.ts';
import { actionBar } from '../page/detail/detail.css.ts';
import { main } from '../page/page.css.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, smallScreen } from '../theme/breakpoints.ts';
import { legal } from './layouts/footer.css.ts';

/** Of the banner in a larger window, with the space round it. */
const HEIGHT = 96;

const phone = `not all and ${media.md}`;

/** From edge to edge on a phone, in the corner of a larger window. */
export const banner = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 9,
  display: 'grid',
  justifyItems: 'end',
  pointerEvents: 'none',
  '@media': {
    [media.md]: { padding: vars.space.s4 },
    print: { display: 'none' },
  },
});

// Where a browser leaves footer and banner as they were sent, each stands in a box of its own.
within(`${main} ~ :has(> ${banner})`, { display: 'contents' });
const before = `:has(+ ${banner}, + * > ${banner})`;
const footerBefore = `:is(footer${before}, ${before} > footer)`;

/** The banner of a page whose main part has something. */
function beside(found: string): string {
  return `${main}:has(${found}) ~ ${banner}, ${main}:has(${found}) ~ * > ${banner}`;
}

// Closed before: told by the root, so that nothing is seen of it even for a moment.
within(`:root[data-service-banner=closed] ${banner}`, { display: 'none' });

// At the end of a page it stands on the footer's ground, under the footer's last words, rather than
// on a strip of its own. A box, since Chromium counts a padding twice where a page comes back.
within(`:root:not([data-service-banner=closed]) ${footerBefore}::after`, {
  '@media': { [media.md]: { content: '', display: 'block', height: HEIGHT } },
});
// Beside words that stand alone in the last line, it is in that line.
within(
  `:root:not([data-service-banner=closed]) ${footerBefore}:has(${legal} > :only-child)::after`,
  {
    '@media': { [media.md]: { height: 22 } },
  },
);
within(`* + ${banner}, * + * > ${banner}`, { '@media': { [media.md]: { marginTop: -HEIGHT } } });

// A page's own bar has that edge: the buttons of a vehicle, what is compared, filters without a script.
// Where it has room in the footer, that stays: no page grows by a bar that comes.
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
  '@media': { [media.md]: { scrollPaddingBottom: 112 } },
});

export const body = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  width: '100%',
  padding: `8px ${vars.space.s4}`,
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  background: vars.color.surface,
  boxShadow: '0 0 24px rgb(0 0 0 / .2)',
  pointerEvents: 'auto',
  '@media': {
    [media.md]: {
      width: 'auto',
      padding: 8,
      borderRadius: `calc(min(${vars.shape.button}, 30px) + 8px)`,
    },
  },
});

// As wide as its words and their room.
within(`${body} > a`, {
  '@media': { [media.md]: { flex: 'none', width: 'auto', paddingInline: vars.space.s5 } },
});

export const close = rule({ '@media': { '(scripting: none)': { display: 'none' } } });
