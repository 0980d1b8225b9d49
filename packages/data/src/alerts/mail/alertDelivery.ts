import type { AccessTokens } from '../../delivery/email/accessTokens.ts';
import { accessTokensOf, emailLine, type SmtpSettings } from '../../delivery/email/emailLine.ts';
import type { AlertMail } from '../../store/alerts.ts';
import { type AlertMailOptions, type AlertMessage, alertMail } from './alertMail.ts';

/** Hands messages to shoppers to a mail server. */
export interface AlertDelivery {
  deliver(mail: AlertMail, signal: AbortSignal): Promise<void>;
}

/** A message as nodemailer takes it; each of its parts goes into one header, whatever it holds. */
export function shopperMime(mail: AlertMessage) {
  const { messageId, from, to, replyTo, subject, text, html, unsubscribe } = mail;
  return {
    ...{ messageId, from, subject, text, html },
    envelope: { from: from.address, to },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: from.name, address: replyTo } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/**
 * What a message of the mail's site is made with.
 *
 * @throws DeliveryFault where the site sends none any more
 */
export type AlertOptionsOf = (
  mail: AlertMail,
) => Omit<AlertMailOptions, 'from'> | Promise<Omit<AlertMailOptions, 'from'>>;

export function alertDelivery(
  smtp: SmtpSettings,
  optionsOf: AlertOptionsOf,
  tokens: AccessTokens | null = accessTokensOf(smtp),
): AlertDelivery {
  const line = emailLine({ smtp, tokens, mailbox: 'shopper' });
  return {
    async deliver(mail, signal) {
      const options = { ...(await optionsOf(mail)), from: smtp.from };
      await line.send(shopperMime(alertMail(mail, options)), signal);
    },
  };
}
