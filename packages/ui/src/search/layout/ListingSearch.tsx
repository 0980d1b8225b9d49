import { type SearchState, withQuery } from '@forecourt/domain';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { HiddenSearch } from '../HiddenSearch.tsx';
import { withoutScript } from '../panel/filterPanel.css.ts';
import { QueryBox } from '../panel/QueryBox.tsx';
import type { SuggestionSource } from '../suggest/suggestion.ts';
import { searchForm } from './searchLayout.css.ts';

export interface ListingSearchProps {
  /** The listing's path, target of the GET form. */
  action: string;
  state: SearchState;
  /** Default `Make or model`. */
  placeholder?: string | undefined;
  /** The text, a moment after it was typed. Without it, Enter sends the form. */
  onQuery?: (query: string) => void;
  suggestions?: SuggestionSource | undefined;
}

/** The listing's search box beside its filters, for small screens; it keeps every refinement. */
export function ListingSearch({
  action,
  state,
  placeholder,
  onQuery,
  suggestions,
}: ListingSearchProps) {
  return (
    <search aria-label="This listing">
      <form method="get" action={action} className={searchForm}>
        <HiddenSearch state={withQuery(state, '')} />
        <QueryBox
          query={state.query}
          label="Search stock"
          placeholder={placeholder}
          onQuery={onQuery}
          suggestions={suggestions}
        />
        <div className={withoutScript}>
          <IconButton type="submit" icon="arrowRight" label="Search" variant="outlined" />
        </div>
      </form>
    </search>
  );
}
