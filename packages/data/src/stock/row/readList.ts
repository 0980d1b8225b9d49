import { isBlank } from '../fields/isBlank.ts';
import { listIn } from './listIn.ts';
import { readText } from './readText.ts';

const MAX_ITEMS = 500;
const MAX_LENGTH = 300;
const SEPARATORS = ['|', ';', '\n', ','] as const;

/** What an item of a list is called, best first. */
const NAMING = ['name', 'title', 'label', 'text', 'description', 'value', 'slug', 'id'] as const;

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return readText(item) ?? '';
  const texts = NAMING.map((key) =>
    readText(Object.entries(item).find(([name]) => name === key)?.[1]),
  );
  return texts.find((text) => !isBlank(text)) ?? '';
}

/**
 * A list of short texts: a JSON list, or one text split at the first separator that it has;
 * `null` for what is no list, too much of one, or a list of things without a name.
 */
export function readList(value: unknown): string[] | null {
  if (Array.isArray(value)) {
    const items = unique(value.map(itemText));
    const isNameless = items?.length === 0 && value.some((item) => !isBlank(item));
    return isNameless ? null : items;
  }
  if (typeof value !== 'string') return null;
  const listed = listIn(value);
  if (listed !== null) return readList(listed);
  const separator = SEPARATORS.find((candidate) => value.includes(candidate)) ?? '|';
  return unique(value.split(separator).map(itemText));
}

function unique(texts: readonly string[]): string[] | null {
  const items = [...new Set(texts.filter((text) => !isBlank(text)))];
  const fits = items.length <= MAX_ITEMS && items.every((item) => item.length <= MAX_LENGTH);
  return fits ? items : null;
}
