import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { cx } from '../style/cx.ts';
import * as css from './page.css.ts';

export interface SectionProps {
  /** Absent where what stands in it has one of its own. */
  heading?: string;
  /** Leads to all of what the section shows some of. */
  more?: { label: string; href: string } | null;
  ground?: 'page' | 'surface' | 'soft';
  children: ReactNode;
}

/** A part of a page from edge to edge. */
export function Section({ heading, more = null, ground = 'page', children }: SectionProps) {
  return (
    <section className={cx(css.section, css.ground[ground])} data-later="">
      <Container>
        <div className={css.sectionBody}>
          {heading !== undefined && (
            <div className={css.sectionHead}>
              <Heading level={2} section>
                {heading}
              </Heading>
              {more && (
                <Link href={more.href} variant="standalone">
                  {more.label}
                  <Icon name="arrowRight" />
                </Link>
              )}
            </div>
          )}
          {children}
        </div>
      </Container>
    </section>
  );
}
