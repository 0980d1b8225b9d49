import { text } from '../primitives/disclosure/foldedText.css.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { bar, card, every, face, head, summary } from './reviews.css.ts';

export const list = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
});

/** Cards beside what all say together; a register, a line each; quotations, one beneath another. */
export const looks = rules({
  band: {
    '@media': {
      [media.lg]: {
        gridTemplateColumns: '240px minmax(0, 1fr)',
        columnGap: vars.space.s6,
        alignItems: 'start',
      },
    },
  },
  strip: {},
  centred: { gap: vars.space.s6, justifyItems: 'center', textAlign: 'center' },
});

// What all say stays in sight beside what each does.
within(`${looks.band} > ${bar}`, {
  '@media': {
    [media.lg]: {
      position: 'sticky',
      top: vars.space.s5,
      display: 'grid',
      gap: vars.space.s4,
      justifyItems: 'start',
    },
  },
});
within(`${looks.band} > :nth-child(n + 3)`, { '@media': { [media.lg]: { gridColumn: 2 } } });

const row = `${looks.strip} ${card}`;
within(`${looks.strip} > ${every}`, { columns: 'auto' });
within(`${looks.strip} > ${every} > li`, {
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
});
within(row, {
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: '200px 130px minmax(0, 1fr)',
      columnGap: vars.space.s5,
      alignItems: 'start',
    },
  },
});
within(`${row} ${face}`, { width: 36, height: 36, minWidth: 36 });

const quote = `${looks.centred} ${card}`;
within(`${looks.centred} > ${bar}, ${looks.centred} > ${bar} > ${summary}`, {
  justifyContent: 'center',
});
within(`${looks.centred} > ${every}`, { columns: 'auto', width: 'min(100%, 820px)' });
within(`${looks.centred} > ${every} > li`, {
  paddingBlock: vars.space.s7,
  borderTop: `1px solid ${vars.color.line}`,
});
within(quote, {
  alignItems: 'center',
  gap: vars.space.s4,
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
});
// Who said it stands under what was said, to the eye alone: read aloud it says whose words follow.
within(`${quote} > ${head}`, { order: 2 });
within(`${quote} ${face}`, { display: 'none' });
within(`${quote} ${text}`, {
  marginInline: 'auto',
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.heading.weight,
  lineHeight: 1.45,
});
