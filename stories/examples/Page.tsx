import { Footer, Header, PageLayout } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { footer, header } from './chrome.ts';

/** A page of the example dealer. */
export function Page({ path, children }: { path: string; children: ReactNode }) {
  return (
    <PageLayout header={<Header {...header} path={path} />} footer={<Footer {...footer} />}>
      {children}
    </PageLayout>
  );
}
