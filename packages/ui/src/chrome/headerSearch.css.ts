import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const headerSearch = rule({
  display: 'flex',
  borderRadius: vars.shape.control,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.color.text,
  ':focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
});

export const field = rule({ position: 'relative', flex: 1, minWidth: 0 });

within(`${field} > input`, {
  width: '100%',
  textOverflow: 'ellipsis',
  minHeight: 44,
  paddingInline: vars.space.s3,
  border: 0,
  background: 'none',
  outline: 'none',
  fontSize: '1rem',
});
within(`${field} > input::placeholder`, { color: vars.color.muted, opacity: 1 });
within(`${headerSearch} > button`, {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  // One pixel less than the border round it.
  borderStartEndRadius: `calc(${vars.shape.control} - 1px)`,
  borderEndEndRadius: `calc(${vars.shape.control} - 1px)`,
  // A page's own first step is the filled one.
  color: vars.color.link,
});
within(`${headerSearch} > button:hover`, { background: vars.color.brandSoft });
within(`${headerSearch} > button:focus-visible`, {
  outlineOffset: -6,
  outlineColor: 'currentColor',
});
