import { drawHead } from './drawSheet.ts';
import { EDGE, HEIGHT, INNER, MUTED, type Pen, WIDTH } from './pen.ts';

const FACTS = 9;

/** What is put behind a windscreen: read from two metres, and scanned for the rest. */
export function drawSticker(pen: Pen): void {
  const { doc, view, write, scan } = pen;
  let y = drawHead(pen) + 14;
  y += write(
    view.title,
    { x: EDGE, y, width: INNER },
    { size: 46, font: 'heading', lines: 2, smallest: 20 },
  );
  if (view.subtitle !== null) {
    y +=
      4 +
      write(
        view.subtitle,
        { x: EDGE, y: y + 4, width: INNER },
        { size: 20, color: MUTED, lines: 2, smallest: 12 },
      );
  }
  y += 26;
  if (view.price.was !== null) {
    y += 10 + write(view.price.was, { x: EDGE, y, width: INNER }, { size: 18, color: MUTED });
  }
  y += write(
    view.price.text,
    { x: EDGE, y, width: INNER },
    { size: 92, font: 'bold', smallest: 28, lines: 1 },
  );
  if (view.price.basis !== null) {
    y += write(view.price.basis, { x: EDGE, y, width: INNER }, { size: 18, color: MUTED });
  }
  y += 22;
  doc.rect(EDGE, y, INNER, 3).fill(view.look.ground);
  y += 16;
  for (const { label, value } of [...view.facts.slice(0, FACTS - 2), ...view.numbers.slice(0, 2)]) {
    write(label, { x: EDGE, y, width: 200 }, { size: 17, color: MUTED });
    write(
      value,
      { x: EDGE + 210, y, width: INNER - 210 },
      { size: 17, font: 'bold', smallest: 10 },
    );
    y += 26;
  }
  const foot = HEIGHT - 190;
  scan(WIDTH - EDGE - 130, foot, 130);
  const width = INNER - 160;
  let at = foot;
  at += write('Scan for photos and more', { x: EDGE, y: at, width }, { size: 16, font: 'bold' });
  at += 8 + write(view.place.name, { x: EDGE, y: at + 8, width }, { size: 12, lines: 2 });
  if (view.place.phone !== null)
    at += write(view.place.phone, { x: EDGE, y: at, width }, { size: 12, font: 'bold' });
  for (const line of view.place.lines)
    at += write(line, { x: EDGE, y: at, width }, { size: 10, color: MUTED });
  write(
    view.disclaimer,
    { x: EDGE, y: HEIGHT - 46, width: INNER },
    { size: 7, color: MUTED, lines: 2 },
  );
}
