import { memo, type ReactNode } from 'react';
import { FacetBox, type FacetBoxProps } from './FacetBox.tsx';
import { extra as extraClass } from './filterPanel.css.ts';

export interface FacetRowProps extends FacetBoxProps {
  /** Of a long list: shown after its toggle was pressed. */
  extra: boolean;
  /** Models of a chosen make. */
  children?: ReactNode;
}

/** One line of a facet. */
export const FacetRow = memo(function FacetRow({ extra, children, ...box }: FacetRowProps) {
  return (
    <li className={extra ? extraClass : undefined}>
      <FacetBox {...box} />
      {children}
    </li>
  );
});
