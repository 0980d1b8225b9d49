import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen as phone } from '../../theme/breakpoints.ts';
import { menuPanel } from './menuPanel.ts';

const large = media.lg;

export const entries = rule({
  display: 'grid',
  '@media': { [large]: { display: 'flex', flexWrap: 'wrap' } },
});

within(`${entries} > li`, {
  position: 'relative',
  '@media': { [phone]: { borderTop: `1px solid ${vars.header.line}` } },
});

export const mega = rule({});

within(`${entries} > ${mega}`, { '@media': { [large]: { position: 'static' } } });

export const menu = rule({
  paddingBottom: vars.space.s3,
  '@media': { [large]: { ...menuPanel, insetInlineStart: 0, minWidth: 240 } },
});

within(`${mega} ${menu}`, { '@media': { [large]: { insetInlineEnd: 0 } } });

// The last word has no room to its right.
within(`${entries} > li:last-child:nth-child(n + 4):not(${mega}) ${menu}`, {
  '@media': { [large]: { insetInline: 'auto 0' } },
});

// A range of models stands in two columns.
within(`ul${menu}:has(> :nth-child(9))`, {
  '@media': {
    [large]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minWidth: 400 },
  },
});

within(`${menu} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  padding: `6px ${vars.space.s3}`,
  lineHeight: 1.3,
  borderRadius: vars.shape.control,
  color: 'inherit',
  textDecoration: 'none',
});
within(`${menu} a:hover`, {
  textDecoration: 'underline',
  '@media': {
    [large]: {
      background: vars.color.brandSoft,
      color: vars.color.link,
      textDecoration: 'none',
    },
  },
});
