import type { ReactNode } from 'react';
import { Badge } from '../primitives/badge/Badge.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { card, head } from './choice.css.ts';

export interface ChoiceCardProps {
  heading: string;
  /** It was chosen before. */
  chosen?: boolean;
  children: ReactNode;
}

/** One of a few ways to go on, with a button of its own. */
export function ChoiceCard({ heading, chosen = false, children }: ChoiceCardProps) {
  return (
    <section className={card}>
      <div className={head}>
        <Heading level={2} size="h4">
          {heading}
        </Heading>
        {chosen && <Badge>Your choice</Badge>}
      </div>
      {children}
    </section>
  );
}
