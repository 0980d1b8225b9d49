import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { size as sizes, tone as tones, weight as weights } from './text.css.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong';
  /** 13, 14, 16 or 18 pixels at the browser's default. Default `m`. */
  size?: 'xs' | 's' | 'm' | 'l';
  tone?: 'default' | 'muted' | 'positive' | 'critical';
  weight?: 'regular' | 'strong';
  children: ReactNode;
}

/** Running text. */
export function Text({
  as: Element = 'p',
  size = 'm',
  tone = 'default',
  weight,
  children,
}: TextProps) {
  return (
    <Element className={cx(sizes[size], tones[tone], weight && weights[weight])}>
      {children}
    </Element>
  );
}
