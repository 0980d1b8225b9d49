import type { LeadMail } from './leadMail.ts';

/**
 * A message as nodemailer takes it. Addresses go as a name and an address, never as one text that
 * would be read for several.
 */
export function mimeOf(mail: LeadMail) {
  const { messageId, from, to, replyTo, subject, text, html, attachment } = mail;
  return {
    ...{ messageId, from, subject, text },
    envelope: { from: from.address, to },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo }),
    ...(html !== null && { html }),
    ...(attachment !== null && {
      attachments: [
        { filename: attachment.name, contentType: attachment.type, content: attachment.text },
      ],
    }),
  };
}
