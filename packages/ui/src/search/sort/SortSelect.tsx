import { type SearchState, type SortKey, sortKeys, sorts } from '@forecourt/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const box = useRef<HTMLSelectElement>(null);
  const url = sorts[state.sort].url ?? '';
  // An order that was chosen before the page came to life.
  const takeEarly = useEffectEvent(() => {
    const chosen = sortKeys[box.current?.selectedIndex ?? -1];
    if (chosen !== undefined && chosen !== state.sort) onSort?.(chosen);
  });
  useEffect(() => takeEarly(), []);
  return (
    <form method="get" action={action} className={css.form}>
      <HiddenSearch state={{ ...state, sort: 'relevance' }} />
      <span className={css.label} aria-hidden="true">
        Sort by
      </span>
      <div className={cx(selectWrap, css.wide)}>
        <select
          ref={box}
          name="sortBy"
          // What a browser fills in by itself was not chosen.
          autoComplete="off"
          aria-label="Sort by"
          className={cx(control, select)}
          {...(onSort
            ? {
                value: url,
                onChange: (event) =>
                  onSort(sortKeys[event.currentTarget.selectedIndex] ?? 'relevance'),
              }
            : { defaultValue: url })}
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
