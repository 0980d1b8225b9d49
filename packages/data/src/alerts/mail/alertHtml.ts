import { element, type Markup } from '../../delivery/markup/markup.ts';
import type { AlertDealer } from './alertDealer.ts';
import type { AlertFacts } from './alertFacts.ts';

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const INK = 'color:#1b2430';
const QUIET = 'color:#5a6675';

/** Mail programs know no stylesheets: each element says how it looks, in sizes that phones can read. */
const styles = {
  page: `margin:0;padding:24px 12px;background:#f3f5f7;${FONT};${INK}`,
  card: 'max-width:600px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px',
  dealer: `margin:0 0 20px;font-size:15px;font-weight:bold`,
  headline: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  text: 'margin:0 0 16px;font-size:16px;line-height:1.5',
  group: 'margin:24px 0 8px;font-size:17px',
  vehicle: 'margin:0 0 8px;padding:12px 16px;background:#f3f5f7;border-radius:8px',
  title: `font-size:16px;font-weight:bold;${INK}`,
  facts: `margin:4px 0 0;font-size:15px;line-height:1.5;${QUIET}`,
  action: 'margin:24px 0 0',
  footer: `margin:0;font-size:13px;line-height:1.6;${QUIET}`,
  rule: 'margin:28px 0 0;padding:16px 0 0;border-top:1px solid #d9dfe6',
} as const;

/** The message as a page that a mail program draws; a hostile text is a text in it. */
export function alertHtml(
  { headline, paragraphs, action, groups, footer, links }: AlertFacts,
  { name, colour }: AlertDealer,
): string {
  const button = `display:inline-block;padding:14px 22px;background:${colour};color:#ffffff;border-radius:8px;font-size:16px;font-weight:bold;text-decoration:none`;
  const card = [
    element('p', name, { style: `${styles.dealer};color:${colour}` }),
    element('h1', headline, { style: styles.headline }),
    ...paragraphs.map((text) => element('p', text, { style: styles.text })),
    ...groups.flatMap(({ heading, vehicles }) => [
      element('h2', heading, { style: styles.group }),
      ...vehicles.map(({ title, facts, href }) =>
        element(
          'div',
          [
            href === null
              ? element('span', title, { style: styles.title })
              : element('a', title, { href, style: styles.title }),
            facts === '' ? null : element('p', facts, { style: styles.facts }),
          ],
          { style: styles.vehicle },
        ),
      ),
    ]),
    action === null
      ? null
      : element('p', [element('a', action.text, { href: action.href, style: button })], {
          style: styles.action,
        }),
    element(
      'div',
      footer.map((text) => element('p', text, { style: styles.footer })),
      { style: styles.rule },
    ),
    element(
      'p',
      links.flatMap(({ text, href }, at) => [
        at === 0 ? null : (' · ' as Markup),
        element('a', text, { href, style: QUIET }),
      ]),
      { style: styles.footer },
    ),
  ];
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' as Markup;
  const page = element(
    'html',
    [
      element('head', [head, element('title', headline)]),
      element('body', [element('div', card, { style: styles.card })], { style: styles.page }),
    ],
    { lang: 'en-AU' },
  );
  return `<!doctype html>\n${page}\n`;
}
