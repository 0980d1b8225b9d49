import PDFDocument from 'pdfkit';
import { drawSheet } from './drawSheet.ts';
import { drawSticker } from './drawSticker.ts';
import { paperText } from './paperText.ts';
import type { PaperView } from './paperView.ts';
import { penOf } from './pen.ts';

/** A sheet to take home, or what is put behind a windscreen. */
export type PaperLayout = 'sheet' | 'sticker';

/** Draws a vehicle's paper: one page, by a library that reads no HTML and follows no address. */
export function drawPaper(
  view: PaperView,
  layout: PaperLayout,
  pictures: readonly Buffer[],
): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'en-AU', displayTitle: true },
    info: { Title: paperText(view.title), Author: paperText(view.dealer) },
  });
  const parts: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.on('end', () => resolve(Buffer.concat(parts)));
  doc.on('error', reject);
  const pen = penOf(doc, view);
  if (layout === 'sticker') drawSticker(pen);
  else drawSheet(pen, pictures);
  doc.end();
  return promise;
}
