import { useEffect, useRef } from 'react';
import { control } from '../../forms/forms.css.ts';
import { useSyncedInput } from '../../forms/useSyncedInput.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { searchBox } from './filterPanel.css.ts';

/** Milliseconds after the last key until the text is searched (§5). */
const DEBOUNCE = 300;

export interface QueryBoxProps {
  query: string;
  label: string;
  placeholder: string;
  onQuery?: ((query: string) => void) | undefined;
}

/** Text search: follows the typing after a pause, Enter at once (R5-08). */
export function QueryBox({ query, label, placeholder, onQuery }: QueryBoxProps) {
  const input = useSyncedInput(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className={searchBox}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
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
    </div>
  );
}
