import { connect } from 'node:net';
import { testServer } from './testServer.ts';

export interface RawReply {
  /** Of the first answer; 0 when the connection was closed without one. */
  status: number;
  /** Everything that came. */
  text: string;
  /** Milliseconds until the first byte. */
  firstByteMs: number;
}

export interface RawOptions {
  port?: number;
  /** Milliseconds after which an unanswered request counts as hanging. */
  timeoutMs?: number;
}

/**
 * Sends bytes as they are and reads until the server closes, answers whole, or the time is up.
 *
 * @throws when no byte came in time
 */
export function rawAsk(
  bytes: string | Buffer,
  { port = testServer.port, timeoutMs = 5_000 }: RawOptions = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    let text = '';
    let firstByteMs = Number.POSITIVE_INFINITY;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      if (text === '') reject(new Error(`No answer within ${timeoutMs} ms.`));
    }, timeoutMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      if (text === '') firstByteMs = performance.now() - sentAt;
      text += chunk;
      if (isWhole(text)) socket.destroy();
    });
    // A server that has refused may cut the rest of what is being sent.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, firstByteMs });
    });
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  return length !== undefined && text.length >= end + 4 + Number(length);
}
