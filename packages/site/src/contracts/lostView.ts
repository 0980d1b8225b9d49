import type { ImageSource, NavLink } from '@forecourt/ui';

/** What an address without a page shows besides its words, by how the theme opens its pages. */
export type LostView =
  | { shows: 'picture'; picture: ImageSource }
  | { shows: 'makes'; makes: readonly NavLink[] }
  | { shows: 'vehicle'; title: string; href: string; picture: ImageSource };
