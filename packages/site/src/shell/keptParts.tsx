import { randomBytes } from 'node:crypto';
import { type KeptPart, UiProvider } from '@forecourt/ui';
import { renderToString } from 'react-dom/server';
import type { KeptHtml, SiteServices } from '../contracts/siteServices.ts';
import { ownText } from './ownText.ts';
import { RouterLink } from './RouterLink.tsx';

/** Nothing that anybody wrote looks like it. */
const SLOT = `slot${randomBytes(12).toString('hex')}n`;
const SLOTS = new RegExp(`${SLOT}(\\d+);`);
/** From this size on a piece is kept as bytes: it is copied into pages, not written anew. */
const LARGE = 256;
/** Unfinished, with ids that React has made, or with what it puts into the head of a page. */
const NO_PART = /<!--\$|"_R_|^<link/;
/** What React writes between one text and the next. */
const BETWEEN_TEXTS = '<!-- -->';
/** What an entry takes beside its text, bytes. */
const ENTRY_BYTES = 800;

export interface PageParts {
  /** Notes parts, and gives the text that stands for them. */
  keep(parts: readonly KeptPart[]): string;
  /**
   * The page's bytes, its parts in their places; `null` where a part cannot stand alone and the page
   * must be drawn whole.
   */
  fill(html: string): Buffer<ArrayBuffer> | null;
}

/**
 * Parts of one page. While React draws it, they are only noted, and a text stands for each; they are
 * looked up, or drawn for the first time, when it has finished: a render within another would mix up
 * the ids of both.
 *
 * @param kept of the site
 * @param nonce that nobody else knows
 */
export function pageParts(
  kept: NonNullable<SiteServices['keptHtml']>,
  pictures: SiteServices['pictureSizes'],
  nonce: string,
): PageParts {
  const noted: (readonly KeptPart[])[] = [];
  const mark = `${nonce}part`;

  function known(part: KeptPart): KeptHtml {
    const before = kept.get(part.key);
    if (before !== null) return before;
    const slots = part.slots.map((_, at) => `${SLOT}${at};`);
    const html = renderToString(
      <UiProvider Link={RouterLink} pictures={pictures}>
        {part.draw(slots)}
      </UiProvider>,
    );
    if (NO_PART.test(html)) throw new Error('The part depends on the page around it.');
    const own = piecesOf(html);
    kept.set(part.key, own, html.length + ENTRY_BYTES);
    return own;
  }

  return {
    keep(parts) {
      noted.push(parts);
      return `${mark}${noted.length - 1};`;
    },
    fill(html) {
      const bytes = new PageBytes(known);
      const [head = '', ...rest] = html.split(mark);
      bytes.text(head);
      try {
        for (const text of rest) {
          const end = text.indexOf(';');
          for (const part of noted[Number(text.slice(0, end))] ?? []) {
            bytes.part(part);
          }
          const after = text.slice(end + 1);
          // React keeps two texts apart; elements need no such thing.
          if (after !== BETWEEN_TEXTS) bytes.text(after);
        }
      } catch {
        // Drawn in its place, it tells its error.
        return null;
      }
      return bytes.whole();
    },
  };
}

function piecesOf(html: string): KeptHtml {
  const split = html.split(SLOTS);
  const pieces = split.filter((_, at) => at % 2 === 0);
  return {
    pieces: pieces.map((text) => {
      if (text.length < LARGE) return ownText(text);
      const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
      bytes.write(text);
      return bytes;
    }),
    slots: split.filter((_, at) => at % 2 === 1).map(Number),
  };
}

/** Collects a page: texts are gathered as long as they follow each other. */
class PageBytes {
  private readonly chunks: Buffer[] = [];
  private waiting = '';
  private readonly known: (part: KeptPart) => KeptHtml;

  constructor(known: (part: KeptPart) => KeptHtml) {
    this.known = known;
  }

  text(text: string): void {
    this.waiting += text;
  }

  part(part: KeptPart): void {
    const { pieces, slots } = this.known(part);
    pieces.forEach((piece, at) => {
      if (at > 0) this.slot(part.slots[slots[at - 1] ?? 0] ?? '');
      if (typeof piece === 'string') {
        this.waiting += piece;
        return;
      }
      this.flush();
      this.chunks.push(piece);
    });
  }

  private slot(content: string | readonly KeptPart[]): void {
    if (typeof content === 'string') this.waiting += escaped(content);
    else for (const part of content) this.part(part);
  }

  whole(): Buffer<ArrayBuffer> {
    this.flush();
    return Buffer.concat(this.chunks);
  }

  private flush(): void {
    if (this.waiting === '') return;
    this.chunks.push(Buffer.from(this.waiting));
    this.waiting = '';
  }
}

const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** As React writes a text, between tags and in an attribute. */
function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
