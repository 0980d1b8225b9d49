import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { entry, head, list } from './recentSearches.css.ts';

export interface RecentSearchesProps {
  /** Newest first, at most five (R3-20). */
  searches: readonly {
    /** What was looked for, in words: `Used · Toyota · Up to $40,000`. */
    label: string;
    href: string;
  }[];
  /** Forgets them all, for this browser. Without it there is no such button. */
  onClear?: () => void;
}

/** What this browser looked for last; nothing for a newcomer. */
export function RecentSearches({ searches, onClear }: RecentSearchesProps) {
  const To = useLink();
  if (searches.length === 0) return null;
  return (
    <section>
      <div className={head}>
        <Heading level={2} size="h4">
          Recent searches
        </Heading>
        {onClear && (
          <Button variant="quiet" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      <ul className={list}>
        {searches.map(({ label, href }) => (
          <li key={href}>
            <To to={href} className={entry}>
              <Icon name="clock" />
              <span>{label}</span>
              <Icon name="chevronRight" size="s" />
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}
