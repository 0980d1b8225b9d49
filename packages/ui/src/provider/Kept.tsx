import type { ReactNode } from 'react';
import { useKeptHtml } from './KeptHtml.ts';

export interface KeptProps {
  /** Of the component that draws it. */
  name: string;
  /** All that its HTML depends on: plain values. */
  of: unknown;
  children: () => ReactNode;
}

/** A part without slots: what a server has drawn for the same values before it does not draw again. */
export function Kept({ name, of, children }: KeptProps) {
  const keep = useKeptHtml();
  return keep === null ? children() : keep([keep.plain(name, of, children)]);
}
