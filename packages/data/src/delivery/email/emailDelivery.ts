import type { Lead } from '@forecourt/domain';
import type { Delivery } from '../port/delivery.ts';
import type { LeadBrief } from '../port/leadBrief.ts';
import type { AccessTokens } from './accessTokens.ts';
import { emailLine, type SmtpSettings } from './emailLine.ts';
import { type LeadMailOptions, leadMail } from './leadMail.ts';
import { mailPhotos, noPhoto, type ReadPhoto } from './mailPhotos.ts';
import { mimeOf } from './mimeOf.ts';

export interface EmailOptions extends Omit<LeadMailOptions, 'from'> {
  smtp: SmtpSettings;
  briefOf(lead: Lead): LeadBrief;
  /** Shared by all destinations of one mail server; by default those of this one alone. */
  tokens?: AccessTokens | null;
  /** Default: none is kept anywhere. */
  readPhoto?: ReadPhoto | undefined;
}

/**
 * Delivers leads as messages to a mailbox. SMTP cannot tell a message that came from one whose
 * receipt was lost, so after such a fault it comes again, under the same Message-ID.
 */
export function emailDelivery({
  smtp,
  briefOf,
  tokens,
  readPhoto = noPhoto,
  ...options
}: EmailOptions): Delivery {
  const line = emailLine({ smtp, ...(tokens !== undefined && { tokens }) });
  return {
    async deliver(lead, signal) {
      const photos = await mailPhotos(lead, readPhoto);
      const mail = leadMail(briefOf(lead), { ...options, from: smtp.from }, photos);
      await line.send(mimeOf(mail), signal);
    },
  };
}
