/** Elements that an author's text may be made of; whatever else was written is left out. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'del',
  'a',
  'blockquote',
  'br',
  'hr',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** One of them. */
export type RichTag = (typeof richTags)[number];

/** A piece of an author's text, cleaned: it can be drawn without reading any markup again. */
export type RichNode = string | RichElement;

/** An element of it. */
export interface RichElement {
  tag: RichTag;
  children: readonly RichNode[];
  /** Of `a`: a page of this site, or an address that begins with https, tel or mailto. */
  href?: string;
  /** Of `img`. */
  picture?: ContentPicture;
}

/** A picture of a dealer's content, which keeps its place on the page before it has come. */
export interface ContentPicture {
  src: string;
  /** Pixels; `null` for a picture of another host, which is not read. */
  width: number | null;
  /** Pixels, as `width`. */
  height: number | null;
  alt: string;
}

/** What a text says without its markup, blocks parted by a space: for descriptions, and to be cut. */
export function richTextWords(nodes: readonly RichNode[]): string {
  return wordsOf(nodes).replace(/\s+/g, ' ').trim();
}

const inline = new Set<RichTag>(['strong', 'em', 'del', 'a']);

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = wordsOf(node.children);
      return inline.has(node.tag) ? words : ` ${words} `;
    })
    .join('');
}
