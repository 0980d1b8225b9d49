import type { RichTag } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Link } from '../primitives/link/Link.tsx';
import { Table } from '../primitives/table/Table.tsx';
import { figure, flow } from './richText.css.ts';

/** A piece of an author's text as it is drawn: `RichNode` of the domain, with sources of its pictures. */
export type RichTextNode = string | RichTextElement;

export interface RichTextElement {
  tag: RichTag;
  children: readonly RichTextNode[];
  href?: string;
  image?: ImageSource;
}

export interface RichTextProps {
  nodes: readonly RichTextNode[];
  /** Rank of the text's largest headings on the page. Default 2. */
  headingLevel?: 2 | 3;
}

/** An author's text: paragraphs, headings, lists, pictures, tables, in lines that are pleasant to read. */
export function RichText({ nodes, headingLevel = 2 }: RichTextProps) {
  const draw = drawer(headingLevel - 2);
  return <div className={flow}>{draw(nodes)}</div>;
}

/** Draws nodes in their order; what a table is about is what was headed last. */
function drawer(deeper: number) {
  let heading = 'Table';
  function element({ tag, children, href, image }: RichTextElement): ReactNode {
    switch (tag) {
      case 'h2':
      case 'h3':
      case 'h4': {
        heading = wordsOf(children);
        const level = Math.min(4, Number(tag.slice(1)) + deeper) as 2 | 3 | 4;
        return (
          <Heading level={level} size={level === 2 ? 'h3' : 'h4'}>
            {draw(children)}
          </Heading>
        );
      }
      case 'a':
        return <Link href={href ?? '/'}>{draw(children)}</Link>;
      case 'img':
        return (
          image && (
            <span className={figure}>
              <Image image={image} sizes="(min-width: 768px) 68ch, 100vw" />
            </span>
          )
        );
      case 'table':
        return (
          <Table caption={heading} captionHidden>
            {draw(children)}
          </Table>
        );
      case 'th':
        return <th scope="col">{draw(children)}</th>;
      case 'br':
        return <br />;
      case 'hr':
        return <hr />;
      default: {
        const Tag = tag;
        return <Tag>{draw(children)}</Tag>;
      }
    }
  }

  function draw(nodes: readonly RichTextNode[]): ReactNode {
    // The text does not change while it is shown.
    return nodes.map((node, place) =>
      typeof node === 'string' ? node : <Placed key={place}>{element(node)}</Placed>,
    );
  }
  return draw;
}

function Placed({ children }: { children: ReactNode }) {
  return children;
}

function wordsOf(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}
