import type { Lead } from '@forecourt/domain';
import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { briefOf, fullLead } from '../testing/sampleBriefs.ts';
import { leadMail } from './leadMail.ts';
import { mimeOf } from './mimeOf.ts';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The message as it goes over the line. */
async function sent(lead: Lead) {
  const mail = leadMail(briefOf(lead), {
    ...{ destination: 'desk', to: 'sales@harbour.example', from: 'leads@platform.example' },
    adf: 'attachment',
  });
  const { message, envelope } = await transport.sendMail(mimeOf(mail));
  const raw = String(message);
  const headers = raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return { headers: headers.sort(), envelope, mail: await PostalMime.parse(raw) };
}

test('a message has the headers that we give it, whatever a shopper writes', async () => {
  const usual = (await sent(fullLead())).headers;
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '\r\nBcc: all@evil.example',
      'a\nX: y',
      '\u2028Bcc: x',
      '\u0085Bcc: x@evil.example',
    ),
    fc.constantFrom('=?utf-8?Q?=0D=0ABcc:_x=40evil.example?=', 'x@evil.example, y@evil.example'),
    fc.constantFrom('</p><script>alert(1)</script>', '"><img src=x onerror=alert(1)>'),
  );
  const written = fc.record({
    ...{ name: hostile, lastName: hostile, category: hostile, email: hostile },
    ...{ phone: hostile, message: hostile, rego: hostile },
  });
  const property = fc.asyncProperty(written, async (enquiry) => {
    const { headers, mail, envelope } = await sent(fullLead(enquiry));
    expect(envelope).toEqual({ from: 'leads@platform.example', to: ['sales@harbour.example'] });
    expect([...new Set([...headers, 'reply-to'])].sort()).toEqual(usual);
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail.html).not.toMatch(/<script|<img/i);
  });
  await fc.assert(property, { numRuns: 150, seed: 10 });
});
