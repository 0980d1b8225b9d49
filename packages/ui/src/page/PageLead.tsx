import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { body, lead, words } from './pageLead.css.ts';

export interface PageLeadProps extends BreadcrumbsProps {
  /** The page's `h1`. */
  heading: ReactNode;
  /** A sentence that says what the page is for. */
  children?: ReactNode;
}

/** How a page opens, from edge to edge: where it stands, its heading and a sentence. */
export function PageLead({ trail, current, heading, children }: PageLeadProps) {
  const { lead: opens } = usePictureSizes();
  return (
    <div className={lead[opens]}>
      <Container>
        <div className={body}>
          <Breadcrumbs trail={trail} current={current} />
          <div className={words}>
            <Heading level={1}>{heading}</Heading>
            {children && <p>{children}</p>}
          </div>
        </div>
      </Container>
    </div>
  );
}
