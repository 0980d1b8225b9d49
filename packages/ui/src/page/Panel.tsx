import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { panel } from './page.css.ts';

export interface PanelProps {
  heading?: string;
  /** Anchor of the panel: `enquire`. */
  id?: string;
  children: ReactNode;
}

/** A bordered part of a page that belongs together. */
export function Panel({ heading, id, children }: PanelProps) {
  return (
    <section id={id} className={panel}>
      {heading && (
        <Heading level={2} size="h3">
          {heading}
        </Heading>
      )}
      {children}
    </section>
  );
}
