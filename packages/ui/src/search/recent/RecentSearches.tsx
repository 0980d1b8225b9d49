import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { pill } from '../pills/pills.css.ts';
import * as css from './recentSearches.css.ts';

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

/**
 * What this browser looked for last; nothing for a newcomer. A page that is served without them
 * keeps their place where its root says `data-recent`, so that nothing moves when they come.
 */
export function RecentSearches({ searches, onClear }: RecentSearchesProps) {
  const To = useLink();
  if (searches.length === 0) return <div className={css.place} />;
  return (
    <section className={css.place}>
      <div className={css.head}>
        <Heading level={2} size="h4">
          Recent searches
        </Heading>
        {onClear && (
          <Button variant="quiet" onClick={() => onClear()}>
            Clear
          </Button>
        )}
      </div>
      <ul className={css.list}>
        {searches.map(({ label, href }) => (
          <li key={href}>
            <To to={href} className={pill}>
              <Icon name="clock" />
              <span className={css.label}>{label}</span>
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}
