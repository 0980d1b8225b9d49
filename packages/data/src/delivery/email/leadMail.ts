import { isEmail, type PhotoType } from '@forecourt/domain';
import { ADF_TYPE, leadAdf } from '../adf/leadAdf.ts';
import { doubtOf, type LeadBrief } from '../port/leadBrief.ts';
import { mailHtml } from './mailHtml.ts';
import { mailFacts, mailText, oneLine, subjectOf } from './mailText.ts';

/** How a message carries the lead for programs: as a file, as all it says, or not at all. */
export type AdfPart = 'attachment' | 'body' | 'none';

export interface LeadMailOptions {
  /** Name of the destination. */
  destination: string;
  /** Address of the dealer's mailbox. */
  to: string;
  /** Address it is sent from. */
  from: string;
  adf: AdfPart;
}

/** A person or mailbox, each part in one line. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A message as its reader gets it. */
export interface LeadMail {
  /** The same whenever the lead is sent to this destination: mail programs know it again. */
  messageId: string;
  from: MailAddress;
  to: string;
  /** The shopper; `null` without an address that mail knows. */
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  /** `null` where the text is for a program. */
  html: string | null;
  attachment: { name: string; type: string; text: string } | null;
  photos: readonly MailPhoto[];
}

/** A photo that goes with a message. */
export interface MailPhoto {
  name: string;
  type: PhotoType;
  content: Buffer;
}

/**
 * The message that tells a dealer of a lead.
 *
 * @param photos those of the lead that go with it; it tells of the others
 */
export function leadMail(
  brief: LeadBrief,
  options: LeadMailOptions,
  photos: readonly MailPhoto[] = [],
): LeadMail {
  const { lead, dealer } = brief;
  const { destination, to, from, adf } = options;
  const facts = mailFacts(brief, photos.length);
  const { email } = lead.enquiry;
  const isForProgram = adf === 'body';
  const [, domain = 'forecourt'] = from.split('@');
  return {
    messageId: `<${lead.id}.${destination}@${domain}>`,
    from: { name: oneLine(`${dealer} website`), address: from },
    to,
    replyTo: isEmail(email) ? { name: facts.person, address: email } : null,
    subject: oneLine(`${markOf(brief)}${subjectOf(brief)} (${facts.person})`),
    text: isForProgram ? leadAdf(brief) : mailText(facts),
    html: isForProgram ? null : mailHtml(facts),
    attachment:
      adf === 'attachment'
        ? { name: `lead-${lead.id}.xml`, type: ADF_TYPE, text: leadAdf(brief) }
        : null,
    photos,
  };
}

/** By which a mailbox can sort. */
function markOf(brief: LeadBrief): string {
  if (brief.lead.test) return '[Test] ';
  return doubtOf(brief) === null ? '' : '[May be spam] ';
}
