import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { sectionHead } from './page.css.ts';

/** Of an offer's picture and its words, on a wide screen. */
export const splitColumns = 'minmax(0, 1fr) minmax(300px, 360px)';

export const split = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { columnGap: vars.space.s6 } },
});

/** A task's columns, by where its subject stands. */
export const splits = rules({
  end: {
    '@media': {
      // A phone number in its button, and a place's hours, stay on one line.
      [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
      [media.lg]: { gridTemplateColumns: splitColumns },
    },
  },
  start: {
    '@media': {
      [media.md]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
      [media.lg]: { gridTemplateColumns: 'minmax(280px, 320px) minmax(0, 1fr)' },
    },
  },
  above: {
    justifyContent: 'center',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 640px)' } },
  },
});

export const beside = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
});

// A section's heading begins where the one column under it does, not at the edge of the page.
within(`${sectionHead}:has(+ ${beside} > ${splits.above})`, {
  '@media': { [media.md]: { width: 'min(100%, 640px)', marginInline: 'auto' } },
});

// It goes along with a longer task, so that its column is not empty beside most of a form.
within(`${split} > aside`, {
  '@media': {
    [`${media.md} and (min-height: 640px)`]: { position: 'sticky', top: vars.space.s5 },
  },
});

/** The task stands beside its subject, and beside what helps with it beneath that. */
export const bound = rule({ '@media': { [media.md]: { gridTemplateRows: 'auto 1fr' } } });
within(`${bound} > :nth-child(2)`, { '@media': { [media.md]: { gridRow: 'span 2' } } });

/** Help that begins with a promise stands at the start of the row; or that stands over it, its points in a line. */
export const promises = rules({
  end: {
    '@media': {
      [media.md]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
      [media.lg]: { gridTemplateColumns: 'minmax(300px, 360px) minmax(0, 1fr)' },
    },
  },
  start: {},
});
within(`${promises.end} > aside`, { '@media': { [media.md]: { gridArea: '1 / 1' } } });
within(`${promises.start} > aside`, { display: 'contents' });

const line = `${promises.start} > aside > :first-child`;
within(line, {
  order: -1,
  gridColumn: '1 / -1',
  gap: vars.space.s3,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.s6,
    },
  },
});
within(`${line} > ul`, {
  gap: vars.space.s2,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.s5 },
  },
});

/** Beside a message: its head stands beside the message's. */
export const besideMessage = rule({
  '@media': { [media.md]: { paddingTop: vars.space.s8 } },
});
