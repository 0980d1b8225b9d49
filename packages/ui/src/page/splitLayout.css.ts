import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** On a wide screen. */
export const splitColumns = 'minmax(0, 1fr) minmax(300px, 360px)';

export const split = rule({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // A phone number in its button, and a place's hours, stay on one line.
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
    [media.lg]: {
      gridTemplateColumns: splitColumns,
      columnGap: vars.space.s6,
    },
  },
});

// It goes along with a longer task, so that its column is not empty beside most of a form.
within(`${split} > aside`, {
  '@media': {
    [`${media.md} and (min-height: 640px)`]: { position: 'sticky', top: vars.space.s5 },
  },
});
