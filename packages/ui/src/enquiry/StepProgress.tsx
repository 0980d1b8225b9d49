import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { mark, progress } from './steps.css.ts';

export interface StepProgressProps {
  titles: readonly string[];
  /** Index of the step that shows. */
  current: number;
}

/** Where in a longer form the visitor is. */
export function StepProgress({ titles, current }: StepProgressProps) {
  return (
    <ol className={progress} aria-label="Steps">
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
