import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen } from '../../theme/breakpoints.ts';
import { actions, main } from '../../vehicle/actions/vehicleActions.css.ts';
import { features } from '../../vehicle/details/details.css.ts';
import * as photos from '../../vehicle/gallery/gallery.css.ts';
import { amount } from '../../vehicle/price/price.css.ts';
import { placeBand } from './placeBand.ts';

const wide = media.lg;
const hairline = `1px solid ${vars.color.line}`;
/** Of the line with name and price, at most. */
const HEAD = 84;

export const board = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      columnGap: vars.space.s6,
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) 340px',
      gridTemplateAreas: '"head head head" "gallery gallery gallery" "tables words buy"',
    },
  },
});

/** Name, price and the first step in one line, in sight to the end of the facts. */
export const head = rule({
  display: 'grid',
  gap: `${vars.space.s2} ${vars.space.s6}`,
  '@media': {
    [wide]: {
      gridArea: 'head',
      gridTemplateColumns: 'minmax(0, 1fr) auto 200px',
      alignItems: 'center',
      position: 'sticky',
      top: 0,
      zIndex: 8,
      marginBottom: `calc(${vars.space.s3} - ${vars.space.s5})`,
      paddingBlock: vars.space.s2,
      background: vars.color.page,
      borderBottom: hairline,
    },
  },
});

// What takes the focus is scrolled clear of it.
within(`html:has(${head})`, { '@media': { [wide]: { scrollPaddingTop: HEAD + 8 } } });

export const name = rule({ minWidth: 0 });
within(`${name} > p, ${actions} > p`, { color: vars.color.muted, fontSize: vars.size.s });
within(`${head} ${amount}`, { fontSize: vars.size.h2 });

export const gallery = rule({ '@media': { [wide]: { gridArea: 'gallery' } } });

// From a tablet on one large photo and four small ones, all of one shape; a phone has a row.
const several = `${gallery} ${photos.strip}:has(> :nth-child(2))`;
const five = `${gallery} ${photos.strip}:has(> :nth-child(5))`;
const tablet = media.md;

within(several, {
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 4,
      overflow: 'hidden',
    },
  },
});
within(five, { '@media': { [tablet]: { gridTemplateColumns: '2fr 1fr 1fr' } } });
within(`${five} > :first-child`, { '@media': { [tablet]: { gridRow: 'span 2' } } });
// Without a script there is no other way to the others.
const hasMore = `${tablet} and (scripting: enabled)`;
within(`${several}:not(:has(> :nth-child(5))) > :nth-child(n + 3), ${five} > :nth-child(n + 6)`, {
  '@media': { [hasMore]: { display: 'none' } },
});
const row = `${gallery}:has(${photos.strip} > :nth-child(2))`;
within(`${row} ${photos.thumbs}, ${row} ${photos.arrow}, ${row} ${photos.shown}`, {
  '@media': { [tablet]: { display: 'none' } },
});
within(`${row} ${photos.all}`, { '@media': { [tablet]: { display: 'inline' } } });
// One alone is no wider than its file is sharp.
within(`${gallery} ${photos.strip} > :only-child`, {
  '@media': { [tablet]: { flexBasis: 'min(100%, 840px)', marginInline: 'auto' } },
});
within(`${gallery} ${photos.empty}`, { '@media': { [wide]: { aspectRatio: '4' } } });

/** Further steps, then what it costs by the week: price and first step stand in the line above. */
export const buy = rule({
  display: 'grid',
  gap: vars.space.s4,
  '@media': {
    [wide]: {
      gridArea: 'buy',
      position: 'sticky',
      top: HEAD + 16,
      paddingInlineStart: vars.space.s5,
      borderInlineStart: hairline,
    },
  },
});
// Phones have both in the bar beneath, paper has neither.
within(`${buy} ${main}, ${head} > a`, {
  '@media': { [`${smallScreen}, print`]: { display: 'none' } },
});
within(`${buy} ${actions}`, { gridTemplateColumns: '1fr auto', gap: vars.space.s2 });
within(`${buy} ${actions} > *`, { gridColumn: '1 / -1' });
// Beside the way to buy it online the one to reserve it stands in its own part of the page.
within(`${buy} ${actions} > a ~ a`, { display: 'none' });

/** Every further way, until somebody asks for it, and beside it the heart. */
export const further = rule({});
within(`${buy} ${further}:not([open])`, { gridColumn: 'auto' });
within(`${further}:has(> ul:empty)`, { display: 'none' });
within(`${further} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  color: vars.color.link,
  fontSize: vars.size.s,
  fontWeight: 600,
});
within(`${further} > summary::after`, { content: '"+" / ""' });
within(`${further}[open] > summary::after`, { content: '"–" / ""' });
export const save = rule({ ':empty': { display: 'none' } });
within(`${buy} ${save}`, { gridColumn: 'auto / -1' });

export const tables = rule({
  gap: vars.space.s5,
  '@media': { [wide]: { gridArea: 'tables' } },
});
// Numbers under numbers.
within(`${tables} dl`, {
  gap: `0 ${vars.space.s5}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
within(`${tables} dl > div`, {
  '@media': {
    [wide]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.s4,
      paddingBlock: vars.space.s2,
      borderBottom: hairline,
    },
  },
});
within(`${tables} dd`, {
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { textAlign: 'end' } },
});

export const words = rule({
  gap: vars.space.s5,
  '@media': { [wide]: { gridArea: 'words' } },
});
within(`${words} ${features}`, { '@media': { [media.xl]: { gridTemplateColumns: '1fr 1fr' } } });

export const promises = rule({ marginTop: vars.space.s6 });
within(`${promises} > div`, {
  display: 'grid',
  gap: vars.space.s6,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const place = rule({ marginBlock: vars.space.s6 });
placeBand(place);
