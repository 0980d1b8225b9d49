import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../style/cx.ts';
import { wholeNames } from '../heading/wholeNames.tsx';
import { Icon } from '../icon/Icon.tsx';
import { alert, body, list, title, tone } from './alert.css.ts';

export interface SummaryEntry {
  /** Id of the field it leads to; `null` for a fault of the whole form. */
  fieldId: string | null;
  message: string;
}

export interface ErrorSummaryProps {
  entries: readonly SummaryEntry[];
  /** What helps besides, under the entries. */
  help?: ReactNode;
  /**
   * Another value for another attempt to send: the summary takes the focus once for each. By
   * default every change of the entries is one; entries that are mended while the visitor types
   * must not be.
   */
  attempt?: unknown;
}

/** What stands in the way of a form, on top of it; takes the focus when it appears. */
export function ErrorSummary({ entries, help = null, attempt = entries }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={box} className={cx(alert, tone.critical)} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div className={body}>
        <p className={title}>
          {entries.length === 1
            ? 'One thing needs your attention'
            : `${entries.length} things need your attention`}
        </p>
        <ul className={list}>
          {entries.map(({ fieldId, message }) => (
            <li key={fieldId ?? message}>
              {fieldId ? <a href={`#${fieldId}`}>{wholeNames(message)}</a> : message}
            </li>
          ))}
        </ul>
        {help && <p>{help}</p>}
      </div>
    </div>
  );
}
