import type { SiteKey } from '../../store/siteKey.ts';
import type { AlertDelivery, AlertOptionsOf } from './alertDelivery.ts';
import { type AlertMessage, alertMail } from './alertMail.ts';

/** Messages to shoppers that a developer reads in place of a mail program, while the server runs. */
export interface AlertInbox extends AlertDelivery {
  /** The newest first. */
  messages(site: SiteKey): readonly AlertMessage[];
}

const MOST = 50;

export function alertInbox(optionsOf: AlertOptionsOf): AlertInbox {
  const kept = new Map<SiteKey, AlertMessage[]>();
  return {
    async deliver(mail) {
      const made = alertMail(mail, { ...(await optionsOf(mail)), from: 'alerts@platform.example' });
      kept.set(mail.site, [made, ...(kept.get(mail.site) ?? [])].slice(0, MOST));
    },
    messages: (site) => kept.get(site) ?? [],
  };
}
