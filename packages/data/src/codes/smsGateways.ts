import { z } from 'zod';

/** How a gateway takes a message: a form below its address. */
export interface SmsGateway {
  /** @param account the name in the gateway's address */
  path(account: string): string;
  form(message: { from: string; to: string; text: string }): Record<string, string>;
  /** What an answer must be for the message to be taken. */
  taken: z.ZodType;
}

/** A service of senders, from which Twilio takes one. */
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/;

/** The one place that knows gateways; others follow Twilio's shape often enough to be named by its row. */
export const smsGateways = {
  twilio: {
    path: (account) => `2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    form: ({ from, to, text }) => ({
      To: to,
      [MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From']: from,
      Body: text,
    }),
    taken: z.object({ sid: z.string().min(1), error_code: z.null().optional() }),
  },
} as const satisfies Record<string, SmsGateway>;
