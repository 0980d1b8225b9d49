import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, smallScreen } from '../theme/breakpoints.ts';
import { answer, calculator } from './finance.css.ts';

const wide = media.lg;

export const stage = rule({ minWidth: 0 });

/** The answer beside its questions, or over them; questions in a line over three columns; in a line over a sheet in the middle. */
export const stages = rules({ band: {}, strip: {}, centred: {} });

const fields = `${calculator} > div:not(${answer})`;

// On a phone the questions stand two a row, the totals in a line.
within(`${stages.strip} ${fields}`, {
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: vars.space.s3,
});
within(`${stages.strip} ${answer} [aria-live] li:nth-child(-n + 2)`, {
  '@media': { [smallScreen]: { flexBasis: `calc(50% - ${vars.space.s4})` } },
});
within(`${stages.strip} ${answer} > dl`, {
  '@media': {
    [smallScreen]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
      columnGap: vars.space.s3,
    },
  },
});
within(`${stages.strip} ${answer} > dl > div`, {
  '@media': { [smallScreen]: { display: 'block' } },
});
within(`${stages.strip} ${answer} > dl dd`, {
  '@media': { [smallScreen]: { textAlign: 'start' } },
});

// On a phone each question is a line of a sheet, its value at the end of it.
within(`${stages.centred} ${fields} > div`, {
  '@media': {
    [smallScreen]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.s4,
    },
  },
});
within(`${stages.centred} ${fields}`, { '@media': { [smallScreen]: { gap: vars.space.s2 } } });

for (const inLine of [stages.strip, stages.centred]) {
  within(`${inLine} ${calculator}`, {
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });
  within(`${inLine} ${fields}`, {
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

// A sheet in the middle: all in it begins in one line, what it costs beside what it comes to.
within(stages.centred, { width: 'min(100%, 960px)', marginInline: 'auto' });
within(`${stages.centred} ${answer}`, {
  padding: 0,
  border: 0,
  background: 'none',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s7 } },
});
within(`${stages.centred} ${answer} > :nth-child(n + 3)`, {
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});
