// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f\ufeff]/g;

/** A value as one line of text: trimmed, white space collapsed; `null` for a list or an object. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(CONTROL, '').replace(/\s+/g, ' ').trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** A text without the mark-up of a web page: line ends for its paragraphs and entries. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/li|\/div)\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/gi, (entity, name: string) => {
      return ENTITIES[name.toLowerCase()] ?? entity;
    });
}

/** A longer text: mark-up gone, paragraphs joined by `|`, as comments are kept (R5-09). */
export function readParagraphs(value: unknown): string | null {
  if (typeof value !== 'string') return readText(value);
  return withoutMarkup(value)
    .split(/[\r\n|]+/)
    .flatMap((line) => readText(line) || [])
    .join('|');
}
