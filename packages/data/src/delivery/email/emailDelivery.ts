import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Lead } from '@forecourt/domain';
import { type Delivery, DeliveryFault } from '../port/delivery.ts';
import type { LeadBrief } from '../port/leadBrief.ts';
import { type AccessTokens, createAccessTokens, type MailOAuth } from './accessTokens.ts';
import { type LeadMail, type LeadMailOptions, leadMail } from './leadMail.ts';
import { mailPhotos, noPhoto, type ReadPhoto } from './mailPhotos.ts';
import { mimeOf } from './mimeOf.ts';

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

export interface EmailOptions extends Omit<LeadMailOptions, 'from'> {
  smtp: SmtpSettings;
  briefOf(lead: Lead): LeadBrief;
  /** Shared by all destinations of one mail server; by default those of this one alone. */
  tokens?: AccessTokens | null;
  /** Default: none is kept anywhere. */
  readPhoto?: ReadPhoto | undefined;
}

/** Where the access tokens of a mail server come from; `null` where it takes a password, or nothing. */
export function accessTokensOf(
  { auth }: SmtpSettings,
  now: () => number = Date.now,
): AccessTokens | null {
  return auth !== null && 'oauth' in auth ? createAccessTokens(auth.oauth, now) : null;
}

/** Milliseconds of silence after which a connection is given up. */
const SILENCE_MS = 5_000;

/**
 * Delivers leads as messages to a mailbox. SMTP cannot tell a message that came from one whose
 * receipt was lost, so after such a fault it comes again, under the same Message-ID.
 */
export function emailDelivery({
  smtp,
  briefOf,
  tokens = accessTokensOf(smtp),
  readPhoto = noPhoto,
  ...options
}: EmailOptions): Delivery {
  return {
    async deliver(lead, signal) {
      const photos = await mailPhotos(lead, readPhoto);
      const mail = leadMail(briefOf(lead), { ...options, from: smtp.from }, photos);
      await sendMail(mail, { smtp, tokens }, signal);
    },
  };
}

/**
 * Hands a message to the mail server.
 *
 * @throws DeliveryFault
 */
export async function sendMail(
  mail: LeadMail,
  { smtp, tokens }: { smtp: SmtpSettings; tokens: AccessTokens | null },
  signal: AbortSignal,
): Promise<void> {
  const accessToken = (await tokens?.get()) ?? null;
  // Its time may be over by now, and the relay has given it up.
  if (signal.aborted) throw faultOf(null, signal, null);
  // A socket of ours, so that an attempt whose time is over sends nothing behind the relay's back.
  const socket = connect({ host: smtp.host, port: smtp.port, noDelay: true });
  const give = () => socket.destroy();
  signal.addEventListener('abort', give, { once: true });
  try {
    await once(socket, 'connect', { signal });
    await send(mail, { smtp, socket, accessToken });
  } catch (error) {
    // The error itself holds what the server said, and with it perhaps the shopper's address.
    throw faultOf(error, signal, tokens);
  } finally {
    signal.removeEventListener('abort', give);
    socket.destroy();
  }
}

type Found = (error: null, found: { connection: Socket }) => void;

interface Line {
  smtp: SmtpSettings;
  socket: Socket;
  accessToken: string | null;
}

async function send(mail: LeadMail, { smtp, socket, accessToken }: Line): Promise<void> {
  // Servers that send no mail never load it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ host: smtp.host, port: smtp.port, secure: smtp.secure },
    // Personal data and a password go over no open line, but to this machine itself.
    ...(isLoopback(smtp.host) ? { ignoreTLS: !smtp.secure } : { requireTLS: true }),
    ...authOf(smtp, accessToken),
    ...{ greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS },
    // Nothing that a shopper wrote is ever taken for a file or an address to fetch.
    ...{ disableFileAccess: true, disableUrlAccess: true },
    getSocket: (_options: unknown, found: Found) => found(null, { connection: socket }),
  });
  await transport.sendMail(mimeOf(mail));
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
function faultOf(error: unknown, signal: AbortSignal, tokens: AccessTokens | null): DeliveryFault {
  if (signal.aborted) return new DeliveryFault('The mail server did not answer in time.');
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  if (code === 'EAUTH' && tokens !== null) {
    tokens.forget();
    return new DeliveryFault('The mail server does not take the access token of this name.');
  }
  if (code === 'EAUTH') {
    return new DeliveryFault('The mail server does not take the name and password.');
  }
  if (typeof responseCode === 'number' && typeof command === 'string') {
    return new DeliveryFault(`The mail server answers ${responseCode} to ${wordOf(command)}.`, {
      // What it says to the message itself; a mailbox that is unknown may be mended for all leads.
      isRefused: responseCode >= 500 && command === 'DATA',
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
