import { element, type Markup } from './markup.ts';

const FONT = 'font-family:Arial,Helvetica,sans-serif';
export const INK = 'color:#1b2430';
export const QUIET = 'color:#5a6675';
export const HEADLINE = 'margin:0 0 16px;font-size:22px;line-height:1.3';

const PAGE = `margin:0;padding:24px 12px;background:#f3f5f7;${FONT};${INK}`;
const CARD = 'max-width:600px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px';

/**
 * A message as a page that a mail program draws: one card. Mail programs know no stylesheets: each
 * element says how it looks, in sizes that phones can read.
 */
export function mailPage(title: string, card: readonly (Markup | null)[]): string {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' as Markup;
  const page = element(
    'html',
    [
      element('head', [head, element('title', title)]),
      element('body', [element('div', card, { style: CARD })], { style: PAGE }),
    ],
    { lang: 'en-AU' },
  );
  return `<!doctype html>\n${page}\n`;
}
