import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { optional } from './forms.css.ts';

export const form = rule({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s4,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
});

export const fields = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s3,
});

within(`${fields} > div`, { flex: '1 1 200px' });

// None of them must be filled in, and the form is not a long one.
within(`${form} ${optional}`, { display: 'none' });

/** In line with the controls of its row. */
export const end = rule({
  selectors: { [`${fields} > &`]: { flex: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  minHeight: 48,
});
