import { control } from '../../forms/forms.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { LazySuggestions } from '../suggest/LazySuggestions.tsx';
import type { SuggestionSource } from '../suggest/suggestion.ts';
import { searchBox } from './filterPanel.css.ts';
import { useTypedQuery } from './useTypedQuery.ts';

export interface QueryBoxProps {
  query: string;
  label: string;
  /** Default `Make or model`. */
  placeholder?: string | undefined;
  onQuery?: ((query: string) => void) | undefined;
  /** What a text may mean, shown while it is typed. */
  suggestions?: SuggestionSource | undefined;
}

/**
 * Text search: follows the typing after a pause, Enter at once (R5-08). With `suggestions` it
 * becomes a combobox when it is first used.
 */
export function QueryBox({
  query,
  label,
  placeholder = 'Make or model',
  onQuery,
  suggestions,
}: QueryBoxProps) {
  const { input, later, now, forget } = useTypedQuery(query, onQuery);
  return (
    <div className={searchBox}>
      <Icon name="search" />
      <input
        ref={input}
        // A combobox is a text field, and a field that changed its type would lose the caret.
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="searchbox"
        name="query"
        className={control}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={onQuery && ((event) => later(event.currentTarget.value))}
        onKeyDown={
          onQuery &&
          ((event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            now(event.currentTarget.value);
          })
        }
      />
      {suggestions && (
        <LazySuggestions
          input={input}
          source={suggestions}
          onChosen={forget}
          onClear={() => now('')}
        />
      )}
    </div>
  );
}
