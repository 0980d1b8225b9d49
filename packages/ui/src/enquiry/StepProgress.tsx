import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { cx } from '../style/cx.ts';
import { mark, paged as pagedClass, progress } from './steps.css.ts';

export interface StepProgressProps {
  titles: readonly string[];
  /** Index of the step that shows. */
  current: number;
  /** Each step is a page of its own, so that they follow each other without a script, too. */
  paged?: boolean;
}

/** Where in a longer form the visitor is. */
export function StepProgress({ titles, current, paged = false }: StepProgressProps) {
  return (
    <ol className={cx(progress, paged && pagedClass)} aria-label="Steps">
      {titles.map((title, index) => (
        <li
          key={title}
          className={index <= current ? mark.reached : mark.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          {title}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
