import { formatNumber } from '@forecourt/domain';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './indexList.css.ts';
import type { QuickTile } from './QuickTiles.tsx';

export interface IndexListProps {
  entries: readonly QuickTile[];
}

/** Ways into the stock as a table of contents: large names on hairlines, counts at the end. */
export function IndexList({ entries }: IndexListProps) {
  const To = useLink();
  return (
    <ul className={css.list}>
      {entries.map(({ label, href, count }) => (
        <li key={href}>
          <To to={href} className={css.entry}>
            {label}
            {count !== null && <span className={css.count}>{formatNumber(count)}</span>}
          </To>
        </li>
      ))}
    </ul>
  );
}
