import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { answer, calculator } from './finance.css.ts';
import { conditions, figures } from './repayment.css.ts';

const wide = media.lg;

export const stage = rule({ minWidth: 0 });

/** Questions beside their answer; in a line over three columns; in a line over a figure in the middle. */
export const stages = rules({ band: {}, strip: {}, centred: {} });

for (const inLine of [stages.strip, stages.centred]) {
  within(`${inLine} ${calculator}`, {
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });
  within(`${inLine} ${calculator} > div:not(${answer})`, {
    '@media': {
      [wide]: {
        display: 'grid',
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
      },
    },
  });
}

// What it costs, what it comes to, and the step to take, beside each other.
within(`${stages.strip} ${answer}`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.s6,
      alignItems: 'start',
    },
  },
});
within(`${stages.strip} ${answer} > :nth-child(-n + 2)`, {
  '@media': { [wide]: { gridRow: 'span 2' } },
});

within(`${stages.centred} > section > h2`, { textAlign: 'center' });
within(`${stages.centred} ${answer}`, {
  justifyItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
});
within(`${stages.centred} ${answer} ${figures}`, {
  justifyContent: 'center',
  fontSize: vars.size.h2,
});
within(`${stages.centred} ${answer} > dl`, { width: 'min(100%, 440px)' });
within(`${stages.centred} ${answer} > a`, { width: 'auto', minWidth: 'min(100%, 320px)' });
within(`${stages.centred} ${answer} > ${conditions}`, { maxWidth: '72ch' });
