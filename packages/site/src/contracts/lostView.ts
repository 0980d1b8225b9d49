import type { ImageSource, NavLink } from '@forecourt/ui';

/** What an address without a page shows besides its words, by how the theme opens its pages. */
export type LostView =
  | { shows: 'picture'; picture: ImageSource }
  | { shows: 'makes'; makes: readonly NavLink[] }
  | { shows: 'vehicle'; title: string; href: string; picture: ImageSource };

/** What a loader of ours has thrown; the router throws a text, and a template's may throw anything. */
export function lostOf(thrown: unknown): LostView | null {
  return typeof thrown === 'object' && thrown !== null && 'shows' in thrown
    ? (thrown as LostView)
    : null;
}
