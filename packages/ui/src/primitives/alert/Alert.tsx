import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import { alert, body, title as titleClass, tone as tones } from './alert.css.ts';

export interface AlertProps {
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  title?: string;
  /** Appears after the page has loaded: read out at once. */
  live?: boolean;
  children?: ReactNode;
}

/** A message that concerns the whole page or form. */
export function Alert({ tone = 'neutral', title, live = false, children }: AlertProps) {
  return (
    <div className={cx(alert, tones[tone])} role={live ? 'alert' : undefined}>
      <Icon name={tone === 'positive' ? 'check' : 'alert'} />
      <div className={body}>
        {title && <p className={titleClass}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
