import { createHash } from 'node:crypto';
import { emptyContent, soundText } from '@forecourt/domain';
import { z } from 'zod';
import type { ConfigFault } from '../config/configError.ts';
import { judge } from '../config/judge.ts';
import type { DealerSite } from '../config/loadSites.ts';
import { parseJson } from '../config/readJson.ts';
import type { SiteContent } from './contentSource.ts';
import { type ReadContentOptions, readContent } from './readContent.ts';

/**
 * Where a dealer's content stands in the outside system, and under which keys: the one place to
 * change where such a system has its own.
 */
export const remoteContent = {
  /** Address of a site's content, below that of the service. */
  path: ({ config }: DealerSite) => `${config.slug}/content.json`,
  /** Key of each document, by the name of its file in a folder. */
  keys: {
    'offers.json': 'offers',
    'models.json': 'models',
    'reviews.json': 'reviews',
    'faqs.json': 'faqs',
    'menus.json': 'menus',
  },
  /** Key of the pages: the text of each by the name of its file, `blog/a-ute.md`. */
  pages: 'pages',
} as const;

const names = Object.entries(remoteContent.keys);
const known = [...names.map(([, key]) => key), remoteContent.pages];

/** The documents themselves are judged as those of a folder are. */
const whole = z.strictObject({
  $schema: z.string().optional(),
  ...Object.fromEntries(
    names.map(([name, key]) => [
      key,
      z.record(z.string(), z.unknown()).optional().describe(`What stands in ${name} of a folder`),
    ]),
  ),
  [remoteContent.pages]: z
    .record(z.string(), z.string())
    .optional()
    .describe('The text of each page by the name of its file, as "warranty.md"'),
});

export interface ReadRemoteOptions extends Omit<ReadContentOptions, 'nameOf'> {
  /** Where it came from, for faults. */
  address: string;
}

/** Reads an answer of the service: a folder's documents in one, and no pictures. */
export function readRemote(
  text: string,
  { address, ...rules }: ReadRemoteOptions,
): { content: SiteContent; faults: readonly ConfigFault[] } {
  const documents = documentsIn(text, address);
  if ('faults' in documents) return { content: contentOf(new Map()), faults: documents.faults };
  const { texts } = documents;
  const { content, faults } = readContent(
    { texts, pictures: null },
    { nameOf: (document) => `${address} · ${keyOf(document)}`, ...rules },
  );
  return { content: { ...contentOf(texts), content }, faults };
}

/** No content at all, as of a site that the service has nothing for. */
export function noContent(): SiteContent {
  return contentOf(new Map());
}

function documentsIn(
  text: string,
  file: string,
): { texts: ReadonlyMap<string, string> } | { faults: readonly ConfigFault[] } {
  const read = parseJson(text, file);
  if ('faults' in read) return read;
  const judged = judge(whole, read.given);
  if (!judged.ok) {
    return {
      faults: judged.faults.map(({ key, fault, remedy }) => ({ file, key, fault, remedy })),
    };
  }
  const value = judged.value as Readonly<Record<string, unknown>>;
  // A service that has lost its data answers like this, and a website would lose all of its own.
  if (known.every((key) => value[key] === undefined)) {
    const fault = `it holds none of ${known.join(', ')}`;
    return {
      faults: [{ file, key: '', fault, remedy: 'Send one at least; an empty list shows nothing.' }],
    };
  }
  const documents = names.flatMap(([name, key]) =>
    value[key] === undefined ? [] : [[name, JSON.stringify(value[key])] as const],
  );
  const pages = Object.entries((value[remoteContent.pages] ?? {}) as Record<string, string>);
  return {
    texts: new Map([
      ...documents,
      ...pages.map(([name, page]) => [`${PAGES}${name}`, page] as const),
    ]),
  };
}

/** Folder of pages. */
const PAGES = 'pages/';

/** Name of a document in the answer. */
function keyOf(document: string): string {
  if (!document.startsWith(PAGES)) {
    return remoteContent.keys[document as keyof typeof remoteContent.keys];
  }
  const name = soundText(document.slice(PAGES.length)).slice(0, 100);
  return `${remoteContent.pages}[${JSON.stringify(name)}]`;
}

/** Its version is of what it holds, however that is laid out. */
function contentOf(texts: ReadonlyMap<string, string>): SiteContent {
  const digest = createHash('sha256');
  for (const [name, text] of [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    digest.update(JSON.stringify([name, text]));
  }
  return {
    version: digest.digest('base64url').slice(0, 16),
    content: emptyContent,
    pictures: {},
  };
}
