import { formatNumber } from '@forecourt/domain';
import { useLink } from '../provider/UiProvider.tsx';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { count as countClass, grid, tile } from './quickTiles.css.ts';

export interface QuickTile {
  label: string;
  /** `/search/{make or body}`, or `/search?menu[{facet}]={value}` (R2-56). */
  href: string;
  /** Vehicles behind it; `null` prints none. */
  count: number | null;
}

export interface QuickTilesProps {
  tiles: readonly QuickTile[];
  /** `body` draws a side view over each label; `value` is any other facet's. */
  kind: 'body' | 'make' | 'value';
}

/** Shortcuts into the stock, by the values of a facet. */
export function QuickTiles({ tiles, kind }: QuickTilesProps) {
  const To = useLink();
  return (
    <ul className={grid}>
      {tiles.map(({ label, href, count }) => (
        <li key={href}>
          <To to={href} className={tile}>
            {kind === 'body' && <BodyGlyph body={label} />}
            <span>{label}</span>
            {count !== null && <span className={countClass}>{formatNumber(count)} in stock</span>}
          </To>
        </li>
      ))}
    </ul>
  );
}
