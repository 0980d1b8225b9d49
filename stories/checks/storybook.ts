import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm test` builds Storybook; a designer's own build stays as it is. */
export const folder = fileURLToPath(
  new URL('../node_modules/.cache/storybook-test/', import.meta.url),
);

/** Ids of all stories of the built Storybook. */
export function storyIds(): string[] {
  return stories().map(([id]) => id);
}

/** Ids of the stories that do something by themselves once they are drawn. */
export function playedIds(): string[] {
  return stories().flatMap(([id, { tags }]) => (tags.includes('play-fn') ? [id] : []));
}

interface Entry {
  type: string;
  tags: readonly string[];
}

function stories(): [id: string, entry: Entry][] {
  const { entries } = JSON.parse(readFileSync(`${folder}index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.entries(entries).filter(([, { type }]) => type === 'story');
}

/** Address of the served Storybook. */
export function storybookUrl(): string {
  const url = process.env['STORYBOOK_URL'];
  if (url !== undefined) return url;
  throw new Error('STORYBOOK_URL is not set, so no story can be shown. Run "npm test" in stories.');
}
