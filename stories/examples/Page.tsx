import { Footer, Header, type HeaderChrome, HeaderSearch, PageLayout } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { footer, header } from './chrome.ts';

export interface PageProps {
  path: string;
  /** Layout of header and footer. Default `bar`. */
  chrome?: HeaderChrome;
  /** The header lies over the page's first picture. */
  overlay?: boolean;
  children: ReactNode;
}

/** A page of the example dealer. */
export function Page({ path, chrome = 'bar', overlay = false, children }: PageProps) {
  return (
    <PageLayout
      overlaid={overlay}
      header={
        <Header
          {...header}
          chrome={chrome}
          search={chrome === 'rows' && <HeaderSearch action="/search" />}
          path={path}
        />
      }
      footer={<Footer {...footer} chrome={chrome} />}
    >
      {children}
    </PageLayout>
  );
}
