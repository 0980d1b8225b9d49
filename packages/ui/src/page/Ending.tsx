import type { ReactNode } from 'react';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { ending } from './ending.css.ts';

/** The `MessagePage` that a task ends with: a visiting card in a theme that opens its pages in the middle. */
export function Ending({ children }: { children: ReactNode }) {
  const { lead } = usePictureSizes();
  return <div className={ending[lead]}>{children}</div>;
}
