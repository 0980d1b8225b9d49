import type { ReactNode } from 'react';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { beside, bound, promises, split, splits } from './splitLayout.css.ts';
import { sheet } from './subjectSheet.css.ts';

export interface SplitLayoutProps {
  /** What the visitor came to do. */
  main: ReactNode;
  /** What it is about: a vehicle, a place. Nothing where the page's heading says it. */
  subject?: ReactNode;
  /** What helps with it: whom to call, what happens next. */
  aside?: ReactNode;
  /**
   * The help begins with what the dealer promises, in which there is nothing to press, so that a theme may
   * show it before the task: at its start, or as a line over it. Only where there is no subject.
   */
  promised?: boolean;
  /** Who can be asked instead; on the sheet of a theme that has task and subject on one. */
  voice?: ReactNode;
}

/**
 * A task, its subject and its help, in the order in which the theme lays them out: to read, to see
 * and to step through it is one and the same order.
 */
export function SplitLayout({
  main,
  subject = null,
  aside = null,
  promised = false,
  voice = null,
}: SplitLayoutProps) {
  const { subject: place } = usePictureSizes();
  const task = <div>{main}</div>;
  // Help alone never comes before the task.
  if (place === 'end' || (place === 'start' && !subject)) {
    const isLetter = place === 'end' && Boolean(subject);
    return (
      <div className={cx(split, splits.end, promised && promises[place], isLetter && sheet)}>
        {task}
        <aside className={beside}>
          {subject}
          {isLetter && voice}
          {aside}
        </aside>
      </div>
    );
  }
  if (place === 'above') {
    return (
      <div className={beside}>
        {subject}
        <div className={cx(split, splits.above)}>
          {task}
          {aside && <aside className={beside}>{aside}</aside>}
        </div>
      </div>
    );
  }
  return (
    <div className={cx(split, splits.start, Boolean(aside) && bound)}>
      <aside className={beside}>{subject}</aside>
      {task}
      {aside && <div className={beside}>{aside}</div>}
    </div>
  );
}
