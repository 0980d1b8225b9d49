import {
  type ContentPicture,
  type RichElement,
  type RichNode,
  type RichTag,
  richTags,
} from '@forecourt/domain';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** What authors write in place of an element that pages draw. */
const alike: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Between what they hold, space says nothing. */
const BLOCKS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);

const known = new Set<string>(richTags);

/** Markdown, and HTML in it, to a tree of what an author may say; anything else is gone. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, {
    tagNames: [...richTags, ...Object.keys(alike)],
    attributes: { a: ['href'], img: ['src', 'alt'] },
    protocols: { href: ['https', 'http', 'tel', 'mailto'], src: ['https'] },
    strip: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'title'],
    allowComments: false,
    allowDoctypes: false,
  });

/** A page of this site, or an address of one of four kinds; never one that a browser would run. */
const LINK = /^(?:\/(?![/\\])|#|\?|https?:\/\/[^\s\\/]|tel:|mailto:)[^\s\\]*$/i;

export interface RichTextOptions {
  /** The picture of a `src`; `null` where there is none, and then it is left out. */
  picture(src: string, alt: string): ContentPicture | null;
}

/**
 * Reads an author's Markdown, HTML among it, into elements that pages draw as they are. No markup is
 * left that could be read once more, so no text of a dealer can become a script (R17-04).
 */
export function readRichText(text: string, { picture }: RichTextOptions): readonly RichNode[] {
  const root: Root = reader.runSync(reader.parse(text));
  return nodesOf(root.children, picture, true);
}

function nodesOf(
  nodes: readonly (RootContent | ElementContent)[],
  picture: RichTextOptions['picture'],
  ofBlocks: boolean,
): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.type === 'text') return node.value.trim() === '' && ofBlocks ? [] : [node.value];
    return node.type === 'element' ? elementOf(node, picture) : [];
  });
}

function elementOf(node: Element, picture: RichTextOptions['picture']): RichNode[] {
  const children = nodesOf(node.children, picture, BLOCKS.has(node.tagName));
  const tag = alike[node.tagName] ?? (known.has(node.tagName) ? (node.tagName as RichTag) : null);
  if (tag === null) return children;
  const element: RichElement = { tag, children };
  if (tag === 'a') {
    const href = textOf(node.properties['href']);
    // Words of a link that leads nowhere stay words.
    return LINK.test(href) ? [{ ...element, href }] : children;
  }
  if (tag === 'img') {
    const found = picture(textOf(node.properties['src']), textOf(node.properties['alt']));
    return found === null ? [] : [{ ...element, picture: found }];
  }
  return [element];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
