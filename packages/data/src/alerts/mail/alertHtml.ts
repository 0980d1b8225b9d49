import { HEADLINE, INK, mailPage, QUIET } from '../../delivery/markup/mailPage.ts';
import { element, type Markup } from '../../delivery/markup/markup.ts';
import type { AlertDealer } from './alertDealer.ts';
import type { AlertFacts } from './alertFacts.ts';

const styles = {
  dealer: `margin:0 0 20px;font-size:15px;font-weight:bold`,
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
  return mailPage(headline, [
    element('p', name, { style: `${styles.dealer};color:${colour}` }),
    element('h1', headline, { style: HEADLINE }),
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
  ]);
}
