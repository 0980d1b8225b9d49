import { rule, within } from '../style/rule.ts';
import { form } from './hero.css.ts';

/** What a visitor may do first: the search after it is a line to write on, not a box. */
export const first = rule({});

within(`${first} + * > ${form}`, {
  gap: 0,
  padding: 0,
  borderWidth: '0 0 1px',
  background: 'none',
});
