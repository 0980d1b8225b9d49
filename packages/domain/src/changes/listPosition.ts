import type { KnownList } from './listChange.ts';

/** How far a reader knows a site's list, as it travels: a text that only the site reads. */
export interface ListPosition extends KnownList {
  /** Names the record that the positions are of: one that begins anew has another. */
  epoch: string;
}

const POSITION = /^([0-9a-f]{8})\.(\d{1,15})(?:\.(\d{1,15}))?$/;

/** `1f2e3d4c.17`, or `1f2e3d4c.17.9` half way from 9 to what is known last. */
export function formatPosition({ epoch, upTo, base }: ListPosition): string {
  return base === upTo ? `${epoch}.${upTo}` : `${epoch}.${upTo}.${base}`;
}

/** `null` for what no site has given. */
export function parsePosition(text: string): ListPosition | null {
  const [, epoch, last, first] = POSITION.exec(text) ?? [];
  if (epoch === undefined || last === undefined) return null;
  const upTo = Number(last);
  const base = first === undefined ? upTo : Number(first);
  return base > upTo ? null : { epoch, upTo, base };
}
