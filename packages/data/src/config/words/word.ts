/** A text of the pages: what stands there until somebody says otherwise, where it stands, what it may name. */
export interface Word<Placeholder extends string = string> {
  text: string;
  /** Where it stands, for who writes another. */
  help: string;
  /** Names that it may hold in braces, `count` for `{count}`; each is replaced by what it stands for. */
  placeholders: readonly Placeholder[];
}

/** Texts that stand on one kind of page, or on several for one matter. */
export interface WordGroup<Words extends Readonly<Record<string, Word>>> {
  /** Which pages they are of. */
  help: string;
  words: Words;
}

/** One text of the table. */
export function word<Placeholder extends string = never>(
  text: string,
  help: string,
  ...placeholders: readonly Placeholder[]
): Word<Placeholder> {
  return { text, help, placeholders };
}

/** Texts that belong together. */
export function wordGroup<Words extends Readonly<Record<string, Word>>>(
  help: string,
  words: Words,
): WordGroup<Words> {
  return { help, words };
}
