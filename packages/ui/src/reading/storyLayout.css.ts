import { flow } from '../page/richText.css.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { picture as frame } from './reading.css.ts';

const { s4, s5, s6, s7 } = vars.space;
const one = 'minmax(0, 1fr)';

export const story = rule({
  display: 'grid',
  gridTemplateColumns: one,
  gap: s5,
  alignItems: 'start',
});

export const picture = rule({});
export const facts = rule({});
export const words = rule({});
export const steps = rule({});

export const stories = rules({
  // Words, and beside them what they are about and whom to ask.
  band: {
    '@media': {
      [media.md]: {
        gridTemplate: '"picture picture" "words facts" "words steps" 1fr / minmax(0, 1fr) 280px',
      },
      [media.lg]: {
        gridTemplate:
          '"words picture" "words facts" "words steps" 1fr / minmax(0, 3fr) minmax(0, 2fr)',
        columnGap: s7,
      },
    },
  },
  // Picture, facts and steps in a line, over words in columns.
  strip: {
    '@media': {
      [media.md]: { gridTemplateColumns: `${one} ${one}` },
      [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(240px, 3fr)' },
    },
  },
  // One thing after the other in the middle, as wide as it needs.
  centred: { rowGap: s6 },
});

for (const [name, part] of Object.entries({ picture, facts, words, steps })) {
  within(`${stories.band} > ${part}`, { '@media': { [media.md]: { gridArea: name } } });
}
within(`${stories.band} ${frame}`, { '@media': { [media.lg]: { aspectRatio: '1' } } });
within(`${stories.band} ${flow} > p:first-child`, { fontSize: vars.size.h3, lineHeight: 1.4 });

within(`${stories.strip} ${frame}`, { '@media': { [media.md]: { aspectRatio: '3 / 2' } } });
within(`${stories.strip} > ${facts} dl`, { gridTemplateColumns: `${one} ${one}` });
within(`${stories.strip} > ${facts} dl > :nth-child(2)`, { padding: 0, border: 0 });
within(`${stories.strip} > ${words}`, { '@media': { [media.md]: { gridColumn: '1 / -1' } } });
within(`${stories.strip} ${flow}`, {
  '@media': { [media.lg]: { display: 'block', columns: 2, columnGap: s6 } },
});
// Neither a list nor a heading is parted from what belongs to it.
within(`${stories.strip} ${flow} > :is(ul, ol)`, { breakInside: 'avoid' });
within(`${stories.strip} ${flow} > h2`, { breakAfter: 'avoid' });
within(`${stories.strip} ${flow} > * + *`, { '@media': { [media.lg]: { marginTop: s4 } } });

within(`${stories.centred} > ${words}`, { maxWidth: 1120, marginInline: 'auto' });
// A heading at the side of its words, that begin in one line with it.
within(`${stories.centred} ${flow}`, {
  '@media': { [media.lg]: { gridTemplateColumns: `${one} minmax(0, 38em)`, columnGap: s6 } },
});
within(`${stories.centred} ${flow} > *`, { '@media': { [media.lg]: { gridColumn: 2 } } });
within(`${stories.centred} ${flow} > h2`, { '@media': { [media.lg]: { gridColumn: 1 } } });
within(`${stories.centred} ${flow} > h2 + *`, { '@media': { [media.lg]: { marginTop: s4 } } });
within(`${stories.centred} ${flow} > :is(p:first-child, blockquote)`, {
  gridColumn: '1 / -1',
  padding: `${s4} 0`,
  border: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.heading.weight,
  '@media': {
    [media.md]: { paddingInline: '10%', textAlign: 'center', textWrap: 'balance' },
  },
});
within(`${stories.centred} > ${facts}`, { textAlign: 'center' });
within(`${stories.centred} > ${facts} dl`, {
  '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: one } },
});
within(`${stories.centred} > ${facts} dl > div`, {
  '@media': { [media.md]: { padding: 0, border: 0 } },
});
within(`${stories.centred} > ${steps}`, { width: 'min(100%, 640px)', marginInline: 'auto' });
