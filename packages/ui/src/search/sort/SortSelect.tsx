import { type SearchState, type SortKey, sortKeys, sorts } from '@forecourt/domain';
import { control, select, selectWrap } from '../../forms/forms.css.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { cx } from '../../style/cx.ts';
import { HiddenSearch } from '../HiddenSearch.tsx';
import * as css from './sortSelect.css.ts';

export interface SortSelectProps {
  /** The listing's path, target of the GET form. */
  action: string;
  state: SearchState;
  onSort?: (sort: SortKey) => void;
}

/** Order of the listing (R2-36, R2-39); without a script a button applies it. */
export function SortSelect({ action, state, onSort }: SortSelectProps) {
  return (
    <form method="get" action={action} className={css.form}>
      <HiddenSearch state={{ ...state, sort: 'relevance' }} />
      <span className={css.label} aria-hidden="true">
        Sort by
      </span>
      <div className={cx(selectWrap, css.wide)}>
        <select
          name="sortBy"
          aria-label="Sort by"
          className={cx(control, select)}
          {...(onSort
            ? {
                value: sorts[state.sort].url ?? '',
                onChange: (event) =>
                  onSort(sortKeys[event.currentTarget.selectedIndex] ?? 'relevance'),
              }
            : { defaultValue: sorts[state.sort].url ?? '' })}
        >
          {sortKeys.map((key) => (
            <option key={key} value={sorts[key].url ?? ''}>
              {sorts[key].label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </div>
      <div className={css.apply}>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </div>
    </form>
  );
}
