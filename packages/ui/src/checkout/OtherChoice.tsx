import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import { other } from './choice.css.ts';

export interface OtherChoiceProps {
  /** `It is another car, or none` */
  label: string;
  children: ReactNode;
}

/** What else can be answered, folded away beneath what most will press. */
export function OtherChoice({ label, children }: OtherChoiceProps) {
  return (
    <details className={other}>
      <summary>
        {label}
        <Icon name="chevronDown" size="s" />
      </summary>
      {children}
    </details>
  );
}
