import { HEADLINE, INK, mailPage, QUIET } from '../markup/mailPage.ts';
import { element, type Markup } from '../markup/markup.ts';
import type { MailFacts } from './mailText.ts';

const styles = {
  notice: 'margin:0 0 20px;padding:12px 16px;background:#fff4d6;border-radius:8px;font-size:15px',
  message:
    'margin:0 0 20px;padding:4px 0 4px 16px;border-left:4px solid #c9d2dc;font-size:17px;line-height:1.5;white-space:pre-wrap',
  actions: 'margin:0 0 24px',
  call: 'display:inline-block;margin:0 8px 8px 0;padding:14px 22px;background:#12508c;color:#ffffff;border-radius:8px;font-size:16px;font-weight:bold;text-decoration:none',
  write:
    'display:inline-block;margin:0 8px 8px 0;padding:12px 20px;border:2px solid #12508c;color:#12508c;border-radius:8px;font-size:16px;font-weight:bold;text-decoration:none',
  vehicle: 'margin:0 0 24px;padding:16px 20px;background:#f3f5f7;border-radius:8px',
  vehicleTitle: `display:block;margin:0 0 4px;font-size:17px;font-weight:bold;${INK}`,
  vehicleFacts: `margin:0;font-size:15px;line-height:1.5;${QUIET}`,
  table: 'width:100%;border-collapse:collapse;font-size:15px;line-height:1.5',
  label: `width:130px;padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:normal;${QUIET}`,
  value: 'padding:6px 0;vertical-align:top',
  origin: `margin:24px 0 0;font-size:13px;line-height:1.5;${QUIET}`,
} as const;

/** The message as a page that a mail program draws; a hostile text is a text in it. */
export function mailHtml(facts: MailFacts): string {
  const { headline, message, phone, email, vehicle, told, origin, notice, manageUrl } = facts;
  const actions = [
    manageUrl === null
      ? null
      : element('a', 'Answer the reservation', { href: manageUrl, style: styles.call }),
    phone === null
      ? null
      : element('a', `Call ${phone.text}`, { href: phone.href, style: styles.call }),
    email === null
      ? null
      : element('a', `Write to ${email}`, {
          href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
          style: styles.write,
        }),
  ];
  return mailPage(headline, [
    element('p', notice, { style: styles.notice }),
    element('h1', headline, { style: HEADLINE }),
    element('p', message, { style: styles.message }),
    element('p', actions, { style: styles.actions }),
    vehicle === null
      ? null
      : element(
          'div',
          [
            element('a', vehicle.title, { href: vehicle.url, style: styles.vehicleTitle }),
            element('p', vehicle.facts, { style: styles.vehicleFacts }),
          ],
          { style: styles.vehicle },
        ),
    element('table', [element('tbody', told.map(row))], {
      role: 'presentation',
      style: styles.table,
    }),
    element('p', origin, { style: styles.origin }),
  ]);
}

function row([label, text]: readonly [string, string]): Markup | null {
  return element('tr', [
    element('th', label, { scope: 'row', style: styles.label }),
    element('td', text, { style: styles.value }),
  ]);
}
