import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { clear, list, pill } from './appliedFilters.css.ts';

/** One piece of a search that can be taken away. */
export interface AppliedPill {
  /** `Toyota`, `$10,000 to $20,000` */
  label: string;
  /** The search without it. */
  href: string;
}

export interface AppliedFiltersProps {
  pills: readonly AppliedPill[];
  /** The whole stock. */
  clearHref: string;
}

/** What narrows the listing now, each piece a link that removes it; nothing when nothing does. */
export function AppliedFilters({ pills, clearHref }: AppliedFiltersProps) {
  const To = useLink();
  if (pills.length === 0) return null;
  return (
    <ul className={list} aria-label="Filters in use">
      {pills.map(({ label, href }) => (
        <li key={label}>
          <To to={href} className={pill}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <Icon name="close" size="s" />
          </To>
        </li>
      ))}
      <li>
        <To to={clearHref} className={clear}>
          Clear all
        </To>
      </li>
    </ul>
  );
}
