import { useLink } from '../../provider/UiProvider.tsx';
import { type AppliedPill, Pills } from './Pills.tsx';
import { clear } from './pills.css.ts';

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
    <Pills label="Filters in use" pills={pills}>
      <To to={clearHref} className={clear}>
        Clear all
      </To>
    </Pills>
  );
}
