import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { badge, tone as tones } from './badge.css.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'accent' | 'positive' | 'caution' | 'critical';
  children: ReactNode;
}

/** A word or two that mark the thing beside them. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={cx(badge, tones[tone])}>{children}</span>;
}
