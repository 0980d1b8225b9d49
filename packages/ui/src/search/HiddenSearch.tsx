import type { SearchState } from '@forecourt/domain';
import { searchFields } from './searchFields.ts';

/** Carries a search through a GET form. */
export function HiddenSearch({ state }: { state: SearchState }) {
  return searchFields(state).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
