import { useRef } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import { LazySuggestions } from '../search/suggest/LazySuggestions.tsx';
import type { SuggestionSource } from '../search/suggest/suggestion.ts';
import { field, headerSearch } from './headerSearch.css.ts';

export interface HeaderSearchProps {
  /** The listing's path. */
  action: string;
  /** Default `Make, model or keyword`. */
  placeholder?: string | undefined;
  /** Takes the search over from the form, so that no page is reloaded. */
  onSearch?: (query: string) => void;
  /** What a text may mean in this stock, shown while it is typed. */
  suggestions?: SuggestionSource;
}

/** A search of the stock in the header, for its `search` part. */
export function HeaderSearch({
  action,
  placeholder = 'Make, model or keyword',
  onSearch,
  suggestions,
}: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search aria-label="Our stock">
      <form
        method="get"
        action={action}
        className={headerSearch}
        onSubmit={
          onSearch &&
          ((event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
          })
        }
      >
        <div className={field}>
          <input
            ref={input}
            // It becomes a combobox, which is a text field.
            type="text"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="searchbox"
            name="query"
            aria-label="Search our stock"
            placeholder={placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          {suggestions && <LazySuggestions input={input} source={suggestions} />}
        </div>
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
