import type { ReactEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import * as css from './filterPanel.css.ts';

export interface SectionFrameProps {
  ref?: Ref<HTMLDetailsElement>;
  label: string;
  /** How many of its values are chosen; `null` for none. */
  marks: string | null;
  open: boolean;
  onToggle?: ReactEventHandler<HTMLDetailsElement>;
  children: ReactNode;
}

/** A heading that folds what is below it away. */
export function SectionFrame({ ref, label, marks, open, onToggle, children }: SectionFrameProps) {
  return (
    <details ref={ref} className={css.section} open={open} onToggle={onToggle}>
      <summary className={css.summary}>
        {label}
        {marks !== null && (
          <span className={css.chosen}>
            {marks}
            <VisuallyHidden> chosen</VisuallyHidden>
          </span>
        )}
        <Icon name="chevronDown" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
