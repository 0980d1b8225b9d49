import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import { DeliveryFault } from '../port/delivery.ts';
import { type AccessTokens, createAccessTokens, type MailOAuth } from './accessTokens.ts';

/** The server that takes messages. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte on; else it is begun after the greeting. */
  secure: boolean;
  /** By password or by access token (XOAUTH2); `null` where the server asks for none. */
  auth: { user: string; pass: string } | { user: string; oauth: MailOAuth } | null;
  /** Address that messages come from. */
  from: string;
}

/** Where the access tokens of a mail server come from; `null` where it takes a password, or nothing. */
export function accessTokensOf(
  { auth }: SmtpSettings,
  now: () => number = Date.now,
): AccessTokens | null {
  return auth !== null && 'oauth' in auth ? createAccessTokens(auth.oauth, now) : null;
}

/** A way to the server that takes messages. */
export interface EmailLine {
  /**
   * @throws DeliveryFault in words without personal data; of one that is `isRefused` no later attempt can
   * be better
   */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>;
}

/**
 * @param tokens shared by all who use the server; by default those of this line alone
 * @param mailbox whose it is: a dealer's that is unknown will be mended for all that waits
 * @param silenceMs milliseconds of silence after which a connection is given up
 */
export function emailLine({
  smtp,
  tokens = accessTokensOf(smtp),
  mailbox = 'dealer',
  silenceMs = 5_000,
}: {
  smtp: SmtpSettings;
  tokens?: AccessTokens | null;
  mailbox?: 'dealer' | 'shopper';
  silenceMs?: number;
}): EmailLine {
  return {
    async send(message, signal) {
      const accessToken = (await tokens?.get()) ?? null;
      // Its time may be over by now, and the relay has given it up.
      if (signal.aborted) throw faultOf(null, signal, null, mailbox);
      // A socket of ours, so that an attempt whose time is over sends nothing behind the relay's back.
      const socket = connect({ host: smtp.host, port: smtp.port, noDelay: true });
      const give = () => socket.destroy();
      signal.addEventListener('abort', give, { once: true });
      try {
        await once(socket, 'connect', { signal });
        await send(message, { smtp, socket, accessToken, silenceMs });
      } catch (error) {
        // The error itself holds what the server said, and with it perhaps the shopper's address.
        throw faultOf(error, signal, tokens, mailbox);
      } finally {
        signal.removeEventListener('abort', give);
        socket.destroy();
      }
    },
  };
}

type Found = (error: null, found: { connection: Socket }) => void;

interface Line {
  smtp: SmtpSettings;
  socket: Socket;
  accessToken: string | null;
  silenceMs: number;
}

async function send(
  message: SendMailOptions,
  { smtp, socket, accessToken, silenceMs }: Line,
): Promise<void> {
  // Servers that send no mail never load it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ host: smtp.host, port: smtp.port, secure: smtp.secure },
    // Personal data and a password go over no open line, but to this machine itself.
    ...(isLoopback(smtp.host) ? { ignoreTLS: !smtp.secure } : { requireTLS: true }),
    ...authOf(smtp, accessToken),
    ...{ greetingTimeout: silenceMs, socketTimeout: silenceMs },
    // Nothing that a shopper wrote is ever taken for a file or an address to fetch.
    ...{ disableFileAccess: true, disableUrlAccess: true },
    getSocket: (_options: unknown, found: Found) => found(null, { connection: socket }),
  });
  await transport.sendMail(message);
}

function authOf({ auth }: SmtpSettings, accessToken: string | null) {
  if (auth === null) return {};
  if ('pass' in auth) return { auth };
  return { auth: { type: 'OAuth2' as const, user: auth.user, accessToken: accessToken ?? '' } };
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host);
}

/** What the server said is told by its number alone, and by the command that it was said to. */
function faultOf(
  error: unknown,
  signal: AbortSignal,
  tokens: AccessTokens | null,
  mailbox: 'dealer' | 'shopper',
): DeliveryFault {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  if (signal.aborted || code === 'ETIMEDOUT') {
    return new DeliveryFault('The mail server did not answer in time.');
  }
  if (code === 'EAUTH' && tokens !== null) {
    tokens.forget();
    return new DeliveryFault('The mail server does not take the access token of this name.');
  }
  if (code === 'EAUTH') {
    return new DeliveryFault('The mail server does not take the name and password.');
  }
  if (typeof responseCode === 'number' && typeof command === 'string') {
    return new DeliveryFault(`The mail server answers ${responseCode} to ${wordOf(command)}.`, {
      // What it says to the message itself, or to a mailbox that nobody will mend.
      isRefused:
        responseCode >= 500 &&
        (command === 'DATA' || (mailbox === 'shopper' && command.startsWith('RCPT'))),
    });
  }
  if (code === 'ETLS') {
    return new DeliveryFault('The mail server offers no encryption that can be used.');
  }
  return new DeliveryFault(
    /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(String(code))
      ? 'Nobody answers at the address of the mail server.'
      : 'The mail server broke the connection off.',
  );
}

function wordOf(command: string): string {
  return /^[A-Z]+(?: (?:FROM|TO|PLAIN|LOGIN))?/.exec(command)?.[0] ?? 'a command';
}
