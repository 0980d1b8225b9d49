import type { AddressInfo } from 'node:net';
import type { SmtpSettings } from '../email/emailLine.ts';

/** What goes wrong with the next message; `lost receipt` is taken all the same. */
export type MailFault = 'refused' | 'busy' | 'no mailbox' | 'hang' | 'lost receipt';

export interface MailServer {
  smtp: SmtpSettings;
  /** Messages taken so far, with their envelopes. */
  taken: { raw: string; from: string; to: readonly string[] }[];
  fail(fault: MailFault | null): void;
  /** The access token that it takes from `dealer`; none at first. */
  accept(token: string | null): void;
  close(): Promise<void>;
}

/** A mail server on loopback that asks for a name and a password or an access token, and fails as told. */
export async function startMailServer(): Promise<MailServer> {
  // Most tests that share this file's index need no mail.
  const { SMTPServer } = await import('smtp-server');
  const taken: MailServer['taken'] = [];
  let fault: MailFault | null = null;
  let accepted: string | null = null;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'XOAUTH2'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth({ method, username, password, accessToken }, _session, callback) {
      const isKnown =
        method === 'XOAUTH2' ? accepted !== null && accessToken === accepted : password === 'p:@ss';
      if (username === 'dealer' && isKnown) callback(null, { user: username });
      else callback(new Error(`No ${username}`));
    },
    onRcptTo({ address }, _session, callback) {
      callback(fault === 'no mailbox' ? coded(`${address} is not here`, 550) : null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fault === 'hang') return;
        if (fault === 'refused') return callback(coded('Never: zoe@example.com', 554));
        if (fault === 'busy') return callback(coded('Later', 451));
        const { mailFrom, rcptTo } = envelope;
        taken.push({
          raw: Buffer.concat(chunks).toString(),
          from: mailFrom === false ? '' : (mailFrom?.address ?? ''),
          to: rcptTo.map(({ address }) => address),
        });
        if (fault !== 'lost receipt') return callback(null);
        fault = null;
        for (const connection of server.connections) connection.close();
      });
    },
  });
  // What is broken off is the tests' own doing.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    smtp: {
      ...{ host: '127.0.0.1', port, secure: false, from: 'leads@platform.example' },
      auth: { user: 'dealer', pass: 'p:@ss' },
    },
    taken,
    fail(next) {
      fault = next;
    },
    accept(token) {
      accepted = token;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function coded(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
