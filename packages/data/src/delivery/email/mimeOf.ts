import type { LeadMail } from './leadMail.ts';

/**
 * A message as nodemailer takes it. Addresses go as a name and an address, never as one text that
 * would be read for several.
 */
export function mimeOf(mail: LeadMail) {
  const { messageId, from, to, replyTo, subject, text, html, attachment, photos } = mail;
  const adf = attachment === null ? [] : [mimePart({ ...attachment, content: attachment.text })];
  const attachments = [...adf, ...photos.map(mimePart)];
  return {
    ...{ messageId, from, subject, text },
    envelope: { from: from.address, to },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo }),
    ...(html !== null && { html }),
    ...(attachments.length > 0 && { attachments }),
  };
}

function mimePart({
  name,
  type,
  content,
}: {
  name: string;
  type: string;
  content: string | Buffer;
}) {
  return { filename: name, contentType: type, content };
}
