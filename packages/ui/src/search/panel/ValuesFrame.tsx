import type { ReactEventHandler, ReactNode } from 'react';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../style/cx.ts';
import * as css from './filterPanel.css.ts';

export interface ValuesFrameProps {
  label: string;
  look: 'list' | 'tiles';
  /** Words of the toggle that a long list ends in; `null` for a short one. */
  toggle: string | null;
  /** The toggle was pressed. */
  onToggle?: ReactEventHandler<HTMLDetailsElement>;
  /** Its lines. */
  rows: ReactNode;
  children?: ReactNode;
}

/** The values of a facet: their lines, and the toggle of a long list (R2-47). */
export function ValuesFrame({ label, look, toggle, onToggle, rows, children }: ValuesFrameProps) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <ul className={look === 'list' ? css.values : cx(css.values, css.tiles)}>{rows}</ul>
      {toggle !== null && (
        <details onToggle={onToggle}>
          <ToggleSummary closed={toggle} open="Hide" />
        </details>
      )}
      {children}
    </fieldset>
  );
}
