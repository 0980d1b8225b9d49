import { Icon } from '../../primitives/icon/Icon.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { line, list, on, pill } from './pills.css.ts';

/** A search that a dealer promotes. */
export interface QuickFilter {
  /** `Under $20,000` */
  label: string;
  /** The search with it; the search without it when it is in force. */
  href: string;
  /** In force now. */
  active?: boolean;
}

export interface QuickFiltersProps {
  filters: readonly QuickFilter[];
}

/** One-press searches; nothing when there are none. */
export function QuickFilters({ filters }: QuickFiltersProps) {
  const To = useLink();
  if (filters.length === 0) return null;
  return (
    <ul className={cx(list, line)} aria-label="Popular searches">
      {filters.map(({ label, href, active = false }) => (
        <li key={label}>
          <To
            to={href}
            className={cx(pill, active && on)}
            aria-current={active ? 'true' : undefined}
          >
            {active && <Icon name="check" size="s" />}
            {label}
          </To>
        </li>
      ))}
    </ul>
  );
}
