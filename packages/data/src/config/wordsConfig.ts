import { z } from 'zod';
import { nearest } from '../text/nearest.ts';
import { either, faultWords } from './issueText.ts';
import type { Word } from './words/word.ts';
import { type SiteWords, wordGroups } from './words/wordTable.ts';

/** Characters: a heading, or two sentences under one. */
const LONGEST = 240;

/** A placeholder, or a brace that belongs to none. */
const BRACES = /\{([^{}]*)\}|[{}]/g;
/** Of what is wrong so much is told. */
const TOLD = 24;

/** What a template or a dealer may set: the texts that they say in other words. */
type SiteWordsInput = { [Group in keyof SiteWords]?: Partial<SiteWords[Group]> };

const groups = Object.fromEntries(
  wordGroups.map(([name, { help, words }]) => {
    const shape = Object.entries(words).map(([key, one]) => [key, textOf(one)]);
    return [name, z.strictObject(Object.fromEntries(shape)).prefault({}).describe(help)];
  }),
);

/** Texts of the pages, in the voice of a template or a dealer: part of every site's configuration. */
export const wordsConfig = z
  .strictObject(groups)
  .prefault({})
  .describe('Texts of the pages, in the voice of the dealer') as unknown as WordsConfig;

/** The shape is made of the table, and so is its type. */
type WordsConfig = z.ZodPrefault<z.ZodType<SiteWords, SiteWordsInput>>;

function textOf({ text, help, placeholders }: Word) {
  return z
    .string()
    .trim()
    .min(1)
    .max(LONGEST)
    .superRefine((written, context) => {
      const message = placeholderFault(written, placeholders);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .default(text)
    .describe(help);
}

/** What shoppers would see braces of; `null` where there is none. */
function placeholderFault(text: string, known: readonly string[]): string | null {
  const wrong = [...text.matchAll(BRACES)].find(([, name = '']) => !known.includes(name));
  if (wrong === undefined) return null;
  const [found, name = ''] = wrong;
  return faultWords(
    `${found.slice(0, TOLD)} stands for nothing here, so shoppers would read its braces`,
    remedyOf(nearest(name, known), known),
  );
}

function remedyOf(meant: string | null, known: readonly string[]): string {
  if (meant !== null) return `write {${meant}} where that is meant, or leave the braces out`;
  if (known.length === 0) return 'leave the braces out';
  return `write ${either(known.map((name) => `{${name}}`))}, or leave the braces out`;
}
