import { buttonClass } from '../../primitives/button/buttonClass.ts';
import { Drawing } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { actionPaths } from './actionPaths.ts';

/** A vehicle's history report, in a window of its own, which its name says (R4-34). */
export function HistoryReportLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'quiet', wide: true })}
    >
      <Drawing d={actionPaths.file} />
      History report
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
