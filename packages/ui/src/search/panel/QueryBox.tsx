import { lazy, Suspense, useEffect, useRef } from 'react';
import { control } from '../../forms/forms.css.ts';
import { useSyncedInput } from '../../forms/useSyncedInput.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { SuggestionSource } from '../suggest/suggestion.ts';
import { useUsable } from '../suggest/useUsable.ts';
import { searchBox } from './filterPanel.css.ts';

const SuggestionList = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../suggest/SuggestionList.tsx')).SuggestionList,
}));

/** Milliseconds after the last key until the text is searched (§5). */
const DEBOUNCE = 300;

export interface QueryBoxProps {
  query: string;
  label: string;
  placeholder: string;
  onQuery?: ((query: string) => void) | undefined;
  /** What a text may mean, shown while it is typed. */
  suggestions?: SuggestionSource | undefined;
}

/**
 * Text search: follows the typing after a pause, Enter at once (R5-08). With `suggestions` it
 * becomes a combobox once the page has nothing else to do.
 */
export function QueryBox({ query, label, placeholder, onQuery, suggestions }: QueryBoxProps) {
  const input = useSyncedInput(query);
  const isUsable = useUsable();
  const isCombobox = suggestions !== undefined && isUsable;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className={searchBox}>
      <Icon name="search" />
      <input
        ref={input}
        // A combobox is a text field; the served box works alone as one for searching.
        type={isCombobox ? 'text' : 'search'}
        name="query"
        className={control}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={
          onQuery &&
          ((event) => {
            const text = event.currentTarget.value;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onQuery(text), DEBOUNCE);
          })
        }
        onKeyDown={
          onQuery &&
          ((event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            clearTimeout(timer.current);
            onQuery(event.currentTarget.value);
          })
        }
      />
      {isCombobox && (
        <Suspense fallback={null}>
          <SuggestionList
            input={input}
            source={suggestions}
            onChosen={(text) => {
              clearTimeout(timer.current);
              if (input.current) input.current.value = text;
            }}
            onClear={() => {
              clearTimeout(timer.current);
              if (input.current) input.current.value = '';
              input.current?.focus();
              onQuery?.('');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
