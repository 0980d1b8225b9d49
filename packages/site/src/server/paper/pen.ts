import { encode } from 'uqr';
import { paperText } from './paperText.ts';
import type { PaperView } from './paperView.ts';

/** A4, and the edge of what is printed, points. */
export const WIDTH = 595.28;
export const HEIGHT = 841.89;
export const EDGE = 40;
export const INNER = WIDTH - 2 * EDGE;
/** Text of less weight. */
export const MUTED = '#5c5c5c';

/** What both layouts draw with. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  view: PaperView;
  fonts: { heading: string; body: string; bold: string };
  /**
   * Writes at a place, within a width, and at most in so many lines: a longer text ends in `…`.
   *
   * @returns the height it took
   */
  write(text: string, at: Place, how: How): number;
  /** The vehicle's page as a square to be scanned. */
  scan(x: number, y: number, size: number): void;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

interface How {
  size: number;
  font?: keyof Pen['fonts'];
  color?: string;
  lines?: number;
  align?: 'left' | 'right' | 'center';
  /** As much smaller as it must be to fit into its lines, down to this size. */
  smallest?: number;
}

/** The tools to draw one paper with. */
export function penOf(doc: PDFKit.PDFDocument, view: PaperView): Pen {
  const { isSerif } = view.look;
  const fonts = {
    heading: isSerif ? 'Times-Roman' : 'Helvetica-Bold',
    body: 'Helvetica',
    bold: 'Helvetica-Bold',
  };
  return {
    ...{ doc, view, fonts },
    write(
      text,
      { x, y, width },
      { size, font = 'body', color = '#1c1c1c', lines = 1, align = 'left', smallest = size },
    ) {
      const words = paperText(text);
      if (words === '') return 0;
      doc.font(fonts[font]).fillColor(color);
      let chosen = size;
      const room = () => doc.fontSize(chosen).currentLineHeight(true) * lines + 0.5;
      const laid = () =>
        wordByWord(words, (line) => doc.fontSize(chosen).widthOfString(line) <= width);
      while (chosen > smallest && doc.heightOfString(laid(), { width }) > room()) chosen -= 1;
      const parted = laid();
      const height = Math.min(doc.heightOfString(parted, { width }), room());
      doc.text(parted, x, y, { width, height: room(), ellipsis: true, align });
      return height;
    },
    scan(x, y, size) {
      const { data } = encode(view.address, { ecc: 'M', border: 0 });
      const side = size / data.length;
      doc.fillColor('#000000');
      data.forEach((row, line) =>
        row.forEach((isDark, column) => {
          if (isDark) doc.rect(x + column * side, y + line * side, side, side);
        }),
      );
      doc.fill();
    },
  };
}

/** A text in lines that end between words: by itself the writer would part `A-Class`, too. */
function wordByWord(text: string, fits: (line: string) => boolean): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) === '' || fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}
