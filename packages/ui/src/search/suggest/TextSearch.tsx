import { type ReactNode, useRef } from 'react';
import { LazySuggestions } from './LazySuggestions.tsx';
import type { SuggestionSource } from './suggestion.ts';

/** A search of the stock by a text. */
export interface TextSearchProps {
  /** The listing's path. */
  action: string;
  /** Default `Make, model or keyword`. */
  placeholder?: string | undefined;
  /** Takes the search over from the form, so that no page is reloaded. */
  onSearch?: ((query: string) => void) | undefined;
  /** What a text may mean in this stock, shown while it is typed. */
  suggestions?: SuggestionSource | undefined;
}

interface TextSearchFormProps extends TextSearchProps {
  classes: { form: string; field: string; input?: string };
  label: string;
  /** The button that sends it. */
  children: ReactNode;
}

/** A GET form of one text, for a `search` part. */
export function TextSearch({
  action,
  placeholder = 'Make, model or keyword',
  onSearch,
  suggestions,
  classes,
  label,
  children,
}: TextSearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      method="get"
      action={action}
      className={classes.form}
      onSubmit={
        onSearch &&
        ((event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
        })
      }
    >
      <div className={classes.field}>
        <input
          ref={input}
          // It becomes a combobox, which is a text field.
          type="text"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="searchbox"
          name="query"
          className={classes.input}
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        {suggestions && <LazySuggestions input={input} source={suggestions} />}
      </div>
      {children}
    </form>
  );
}
