import { sectionBody, sectionHead } from '../page/page.css.ts';
import { cardColumn } from '../style/cardSurface.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

const one = 'minmax(0, 1fr)';
const two = `${one} ${one}`;

export const variants = rule({ display: 'grid', gap: vars.space.s4, gridTemplateColumns: one });

export const looks = rules({
  // Cards, two a row, beside their heading.
  band: { '@media': { [media.md]: { gridTemplateColumns: two } } },
  // A board: name and price in columns that line up, and what is in it.
  strip: {},
  // Without a frame, in the middle of its half.
  centred: { textAlign: 'center', '@media': { [media.md]: { gridTemplateColumns: two } } },
});

within(`${sectionBody}:has(> div > ${looks.centred}) > ${sectionHead}`, {
  justifyContent: 'center',
});
within(`${sectionBody}:has(> div > ${looks.band})`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
});

// One that is alone in its row fills it.
within(`${variants}:not(${looks.strip}) > :nth-child(odd):last-child`, {
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});

/** In the face of every price. */
export const price = rule({ color: vars.color.link, fontSize: vars.size.h4 });

export const features = rule({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s,
});

export const note = rule({ color: vars.color.muted });

within(`${features} ul`, { display: 'grid', gap: vars.space.s2 });
within(`${features} li`, { display: 'flex', alignItems: 'baseline', gap: vars.space.s2 });
within(`${features} svg`, { flex: 'none', color: vars.color.link, transform: 'translateY(2px)' });

within(`${looks.band} > li`, cardColumn);

within(`${looks.strip} > li`, {
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  gap: `${vars.space.s2} ${vars.space.s4}`,
  alignItems: 'baseline',
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 8fr)' },
  },
});
within(`${looks.strip} ${features}`, {
  gridColumn: '1 / -1',
  padding: 0,
  border: 0,
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});
within(`${looks.strip} :is(${features}, ul)`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
});

within(`${looks.centred} > li`, { display: 'grid', gap: vars.space.s3, alignContent: 'start' });
within(`${looks.centred} h3`, { fontSize: vars.size.h2 });
within(`${looks.centred} ${features}`, { justifyItems: 'center' });
