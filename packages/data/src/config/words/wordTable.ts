import { formWords } from './formWords.ts';
import { ownWords } from './ownWords.ts';
import { stockWords } from './stockWords.ts';
import type { Word, WordGroup } from './word.ts';

/**
 * Every text that a template or a dealer may say in other words, with what stands there by default.
 * Texts of the specification (`…Copy.ts`), of the law and of the platform's own tools are none of them.
 */
export const wordTable = { ...stockWords, ...formWords, ...ownWords };

type Table = typeof wordTable;
type WordsOf<Group extends WordGroupName> = Table[Group]['words'];

/** Name of a group: a key of `words` in a configuration. */
export type WordGroupName = keyof Table;

/** The texts of one group, by their keys. */
export type GroupWords<Group extends WordGroupName> = {
  readonly [Key in keyof WordsOf<Group>]: string;
};

/** All texts of a website. */
export type SiteWords = { readonly [Group in WordGroupName]: GroupWords<Group> };

/** What the texts of a group may name in braces: what its pages must know. */
export type WordPlaceholder<Group extends WordGroupName> =
  WordsOf<Group> extends Readonly<Record<string, infer One>>
    ? One extends Word<infer Placeholder>
      ? Placeholder
      : never
    : never;

/** The table without its types, to go through. */
export const wordGroups: readonly (readonly [string, WordGroup<Readonly<Record<string, Word>>>])[] =
  Object.entries(wordTable);
