import { EDGE, HEIGHT, INNER, MUTED, type Pen, WIDTH } from './pen.ts';

const LINE = '#d9d9d9';
/** Where the foot begins: nothing above may reach into it. */
const FOOT = HEIGHT - 172;

/** A sheet to take home: pictures, price, what a repayment must say, facts, features, and the way there. */
export function drawSheet(pen: Pen, pictures: readonly Buffer[]): void {
  const { view } = pen;
  let y = drawHead(pen);
  y += pen.write(
    view.title,
    { x: EDGE, y, width: INNER },
    { size: 26, font: 'heading', lines: 2, smallest: 16 },
  );
  if (view.subtitle !== null) {
    y +=
      2 + pen.write(view.subtitle, { x: EDGE, y: y + 2, width: INNER }, { size: 12, color: MUTED });
  }
  y = drawPictures(pen, pictures, y + 12);
  y = drawPrice(pen, y + 14);
  y = drawFacts(pen, y + 14);
  drawFeatures(pen, y + 12);
  drawFoot(pen);
}

/** The dealer's name on the brand's colour. */
export function drawHead({ doc, view, write }: Pen): number {
  doc.rect(0, 0, WIDTH, 60).fill(view.look.ground);
  write(
    view.dealer,
    { x: EDGE, y: 20, width: INNER },
    { size: 20, font: 'heading', color: view.look.onGround, smallest: 12 },
  );
  return 78;
}

/** One large, two beside it; a picture that cannot be drawn leaves no frame. */
function drawPictures({ doc }: Pen, pictures: readonly Buffer[], y: number): number {
  const frames = [
    { x: EDGE, y, width: 338, height: 226 },
    { x: EDGE + 346, y, width: INNER - 346, height: 109 },
    { x: EDGE + 346, y: y + 117, width: INNER - 346, height: 109 },
  ];
  let drawn = 0;
  for (const picture of pictures) {
    const frame = frames[drawn];
    if (frame === undefined) break;
    doc.save();
    try {
      doc.rect(frame.x, frame.y, frame.width, frame.height).clip();
      doc.image(picture, frame.x, frame.y, {
        cover: [frame.width, frame.height],
        align: 'center',
        valign: 'center',
      });
      drawn += 1;
    } catch {
      // Of a kind that no paper can have, or broken: the next one stands in its place.
    }
    doc.restore();
  }
  return drawn === 0 ? y : y + 226;
}

function drawPrice({ doc, view, write }: Pen, top: number): number {
  const { price, repayment } = view;
  const width = repayment === null ? INNER : 200;
  let y = top;
  if (price.was !== null) y += write(price.was, { x: EDGE, y, width }, { size: 10, color: MUTED });
  y += write(price.text, { x: EDGE, y, width }, { size: 30, font: 'bold', smallest: 14, lines: 2 });
  if (price.basis !== null)
    y += write(price.basis, { x: EDGE, y, width }, { size: 10, color: MUTED });
  if (repayment === null) return y;
  const x = EDGE + 214;
  const beside = INNER - 214;
  doc.rect(x - 10, top, 2, 62).fill(view.look.ground);
  let at = top;
  at += write(repayment.amounts, { x, y: at, width: beside }, { size: 11, font: 'bold' });
  at += write(repayment.rates, { x, y: at, width: beside }, { size: 11, font: 'bold', lines: 2 });
  for (const condition of repayment.conditions) {
    at +=
      2 + write(condition, { x, y: at + 2, width: beside }, { size: 6.5, color: MUTED, lines: 8 });
  }
  return Math.max(y, at);
}

function drawFacts({ doc, view, write }: Pen, top: number): number {
  const facts = [...view.facts, ...view.numbers].slice(0, 24);
  const rows = Math.min(
    Math.ceil(facts.length / 2),
    Math.max(0, Math.floor((FOOT - top - 20) / 14)),
  );
  const column = (INNER - 20) / 2;
  facts.slice(0, rows * 2).forEach(({ label, value }, index) => {
    const x = EDGE + (index % 2) * (column + 20);
    const y = top + Math.floor(index / 2) * 14;
    write(label, { x, y, width: 122 }, { size: 8.5, color: MUTED });
    write(value, { x: x + 124, y, width: column - 124 }, { size: 8.5 });
    doc
      .moveTo(x, y + 11.5)
      .lineTo(x + column, y + 11.5)
      .lineWidth(0.4)
      .stroke(LINE);
  });
  return top + rows * 14;
}

function drawFeatures({ view, write }: Pen, top: number): void {
  const rows = Math.floor((FOOT - top - 24) / 11.5);
  if (rows < 1 || view.features.length === 0) return;
  write('Features', { x: EDGE, y: top, width: INNER }, { size: 9.5, font: 'bold' });
  const column = INNER / 3;
  view.features.slice(0, Math.min(rows, 8) * 3).forEach((feature, index) => {
    const x = EDGE + (index % 3) * column;
    const y = top + 14 + Math.floor(index / 3) * 11.5;
    write(`• ${feature}`, { x, y, width: column - 8 }, { size: 8 });
  });
}

/** The way there on the left, its page to be scanned on the right, and what the paper does not promise. */
function drawFoot(pen: Pen): void {
  const { doc, view, write, scan } = pen;
  const width = INNER - 130;
  doc
    .moveTo(EDGE, FOOT)
    .lineTo(WIDTH - EDGE, FOOT)
    .lineWidth(1)
    .stroke(view.look.ground);
  scan(WIDTH - EDGE - 96, FOOT + 14, 96);
  let y = FOOT + 14;
  y += write(view.place.name, { x: EDGE, y, width }, { size: 12, font: 'bold' });
  if (view.place.phone !== null) {
    y += 2 + write(view.place.phone, { x: EDGE, y: y + 2, width }, { size: 12 });
  }
  for (const line of view.place.lines)
    y += 1 + write(line, { x: EDGE, y: y + 1, width }, { size: 9, color: MUTED });
  write(view.address, { x: EDGE, y: y + 4, width }, { size: 8, lines: 2 });
  write(
    view.disclaimer,
    { x: EDGE, y: HEIGHT - 50, width: INNER },
    { size: 7, color: MUTED, lines: 3 },
  );
}
