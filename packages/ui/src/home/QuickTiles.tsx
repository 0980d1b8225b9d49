import { formatNumber } from '@forecourt/domain';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { useLink } from '../provider/UiProvider.tsx';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { count as countClass, grid, tile } from './quickTiles.css.ts';
import { bar } from './valueBar.css.ts';

export interface QuickTile {
  label: string;
  /** `/search/{make or body}`, or `/search?menu[{facet}]={value}` (R2-56). */
  href: string;
  /** Vehicles behind it; `null` prints none. */
  count: number | null;
  /** Stands over its label, which says the same. */
  logo?: ImageSource | null;
}

export interface QuickTilesProps {
  tiles: readonly QuickTile[];
  /** `body` draws a side view over each label, `make` its emblem; `value`, of any other facet, is one bar. */
  kind: 'body' | 'make' | 'value';
}

/** Shortcuts into the stock, by the values of a facet. */
export function QuickTiles({ tiles, kind }: QuickTilesProps) {
  const To = useLink();
  return (
    <ul className={kind === 'value' ? bar : grid}>
      {tiles.map(({ label, href, count, logo }) => (
        <li key={href}>
          <To to={href} className={tile}>
            {kind === 'body' && <BodyGlyph body={label} />}
            {logo && <Image image={logo} sizes="56px" fit="contain" />}
            <span>{label}</span>
            {count !== null && <span className={countClass}>{formatNumber(count)} in stock</span>}
          </To>
        </li>
      ))}
    </ul>
  );
}
