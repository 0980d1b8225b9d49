import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

const { s3, s4, s5, s6 } = vars.space;
const one = 'minmax(0, 1fr)';

export const lead = rule({ display: 'grid', gap: s4, gridTemplateColumns: one });

/** There is a picture, or what stands for one. */
export const pictured = rule({});

export const leads = rules({
  // A panel, the picture at its far side from edge to edge.
  band: { overflow: 'hidden', borderRadius: vars.shape.card, background: vars.color.brandSoft },
  // Picture, words and steps in columns.
  strip: {
    columnGap: s5,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: `${one} minmax(240px, .5fr)` } },
  },
  // A wide picture, and under it words in its middle.
  centred: { justifyItems: 'center', textAlign: 'center' },
});

within(`${leads.band}${pictured}`, {
  '@media': {
    [media.lg]: {
      // Words and steps together in the middle of its height.
      gridTemplate:
        '". frame" 1fr "words frame" auto "steps frame" auto ". frame" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: 0,
    },
  },
});
within(`${leads.strip}${pictured}`, {
  '@media': {
    [media.md]: { gridTemplateColumns: `${one} ${one}` },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(240px, 3fr)' },
  },
});

export const frame = rule({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.shape.card,
  background: vars.color.sunken,
});
export const filled = rule({ aspectRatio: '3 / 2' });
export const whole = rule({});

within(`${leads.band} > ${frame}`, {
  borderRadius: 0,
  '@media': { [media.lg]: { gridArea: 'frame' } },
});
// As tall as the words beside it, however tall the picture is by itself.
within(`${leads.band} > ${filled}`, {
  '@media': { [media.lg]: { aspectRatio: 'auto', minHeight: 400 } },
});
within(`${leads.band} > ${filled} img`, {
  '@media': { [media.lg]: { position: 'absolute', inset: 0 } },
});
within(`${leads.band} > ${whole}`, {
  '@media': {
    [media.lg]: {
      alignSelf: 'center',
      margin: `${s5} ${s5} ${s5} 0`,
      borderRadius: vars.shape.control,
    },
  },
});
within(`${leads.strip} > ${frame}`, {
  '@media': { [media.md]: { gridRow: 'span 2' }, [media.lg]: { gridRow: 'auto' } },
});
within(`${leads.centred} > ${frame}`, { width: '100%' });
within(`${leads.centred} > ${filled}`, { '@media': { [media.lg]: { aspectRatio: '21 / 9' } } });
within(`${leads.centred} > ${whole}`, { maxWidth: 880 });

const column = { display: 'grid', gridTemplateColumns: one, gap: s4 };
export const words = rule(column);
export const steps = rule({ ...column, alignContent: 'start' });

within(`${leads.band} > ${words}`, {
  padding: `${s5} ${s5} 0`,
  '@media': { [media.lg]: { padding: `${s5} ${s6} 0` } },
});
within(`${leads.band} > ${steps}`, {
  padding: `0 ${s5} ${s5}`,
  '@media': { [media.lg]: { padding: `0 ${s6} ${s5}` } },
});
within(`${leads.band}${pictured} > ${words}`, { '@media': { [media.lg]: { gridArea: 'words' } } });
within(`${leads.band}${pictured} > ${steps}`, { '@media': { [media.lg]: { gridArea: 'steps' } } });
// On a phone what it is called comes before it is seen.
within(`${leads.strip} > ${words}`, { order: -1, '@media': { [media.md]: { order: 0 } } });
within(`${leads.strip} > ${steps}`, {
  '@media': {
    [media.lg]: {
      padding: s4,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.shape.card,
      background: vars.color.surface,
    },
  },
});
within(`${leads.centred} > :is(${words}, ${steps})`, { width: '100%', maxWidth: 720 });
within(`${leads.centred} > ${words}`, { justifyItems: 'center', paddingTop: s4 });

/** Buttons, or numbers, in a row. */
export const row = rule({ display: 'flex', flexWrap: 'wrap', gap: s3 });
within(`${row} > a`, { flexGrow: 1 });
// A panel without a picture is as wide as the page; a button in it is not.
within(`${leads.band}:not(${pictured}) ${row} > a`, { '@media': { [media.md]: { flexGrow: 0 } } });
within(`${leads.centred} ${row}`, { justifyContent: 'center' });
within(`${leads.centred} ${row} > a`, { '@media': { [media.md]: { flexGrow: 0 } } });
