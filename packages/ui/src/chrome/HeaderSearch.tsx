import { Icon } from '../primitives/icon/Icon.tsx';
import { headerSearch } from './headerSearch.css.ts';

export interface HeaderSearchProps {
  /** The listing's path. */
  action: string;
  /** Default `Make, model or keyword`. */
  placeholder?: string;
  /** Takes the search over from the form, so that no page is reloaded. */
  onSearch?: (query: string) => void;
}

/** A search of the stock in the header, for its `search` part. */
export function HeaderSearch({
  action,
  placeholder = 'Make, model or keyword',
  onSearch,
}: HeaderSearchProps) {
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
        <input
          type="search"
          name="query"
          aria-label="Search our stock"
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
