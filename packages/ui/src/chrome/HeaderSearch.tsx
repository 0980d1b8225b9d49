import { Icon } from '../primitives/icon/Icon.tsx';
import { TextSearch, type TextSearchProps } from '../search/suggest/TextSearch.tsx';
import { field, headerSearch } from './headerSearch.css.ts';

export type HeaderSearchProps = TextSearchProps;

const classes = { form: headerSearch, field };

/** A search of the stock in the header, for its `search` part. */
export function HeaderSearch(search: HeaderSearchProps) {
  return (
    <search aria-label="Our stock">
      <TextSearch {...search} classes={classes} label="Search our stock">
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </TextSearch>
    </search>
  );
}
