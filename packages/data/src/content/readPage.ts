import type { ContentPage } from '@forecourt/domain';
import { parseDocument } from 'yaml';
import { judge, unsoundFaults } from '../config/judge.ts';
import { pageHead } from './contentSchemas.ts';
import type { Reading } from './reading.ts';

/** Name of a page's document, of which its address is made. */
const NAME = /^pages\/((?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/**
 * Reads a page: what is said of it between two lines of three hyphens, then its text in Markdown.
 * Its address is that of its file: `pages/blog/vehicle-reviews/a-ute.md` is `/blog/vehicle-reviews/a-ute`.
 */
export function readPage(document: string, text: string, reading: Reading): ContentPage | null {
  const name = NAME.exec(document)?.[1];
  if (name === undefined) {
    reading.fault(
      '',
      'no address can be made of its name',
      'Name it in lower-case letters, digits and hyphens, as pages/roadside-assist.md.',
    );
    return null;
  }
  const [, head, body = ''] =
    /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?\n?([\s\S]*)$/m.exec(text) ?? [];
  if (head === undefined) {
    reading.fault(
      '',
      'it does not begin with a head',
      'Begin it with a line of three hyphens, a line title: and the title, and three hyphens again.',
    );
    return null;
  }
  const yaml = parseDocument(head);
  const [wrong] = yaml.errors;
  if (wrong !== undefined) {
    const line = (wrong.linePos?.[0].line ?? 1) + 1;
    reading.fault(
      '',
      `its head cannot be read from line ${line}`,
      'Write key: value, a text with a colon in it in quotes.',
    );
    return null;
  }
  const given: unknown = yaml.toJS() ?? {};
  const unsound = unsoundFaults(reading.file, { head: given, body });
  for (const { key, fault, remedy } of unsound) reading.fault(key, fault, remedy);
  const judged = judge(pageHead, given);
  if (!judged.ok) {
    for (const { key, fault, remedy } of judged.faults) reading.fault(key, fault, remedy);
    return null;
  }
  const { heading, hero, heroAlt, $schema: _, ...page } = judged.value;
  return {
    ...page,
    path: `/${name}`,
    heading: heading ?? page.title,
    hero: reading.picture('hero', hero, heroAlt),
    body: reading.rich('', body),
  };
}
