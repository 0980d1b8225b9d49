import { type IncomingMessage, request } from 'node:http';
import type { RunningServer } from '../../serverOptions.ts';
import type { ChangeJson } from '../changeText.ts';

/** An event as a reader of a stream gets it. */
export interface StreamEvent {
  event: string;
  id: string;
  /** All that any event may say. */
  data: ChangeJson & { position: string; fix: string };
}

export interface OpenStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** All that came, words that keep the connection among it. */
  text(): string;
  events(): StreamEvent[];
  /** The next events, up to one of a kind; that one is the last. */
  until(event: string): Promise<StreamEvent[]>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  /** Takes nothing from now on. */
  pause(): void;
  close(): void;
}

/** Opens `/api/changes` as a program does that reads streams. */
export function readStream(
  { port }: Pick<RunningServer, 'port'>,
  headers: Record<string, string> = {},
  site = 'one',
  path = '/api/changes',
): Promise<OpenStream> {
  const { promise, resolve, reject } = Promise.withResolvers<OpenStream>();
  const host = `${site}.localhost:${port}`;
  const all = { host, accept: 'text/event-stream', ...headers };
  const asked = request({ host: '127.0.0.1', port, path, agent: false, headers: all }, (reply) => {
    let [text, rest] = ['', ''];
    const events: StreamEvent[] = [];
    let read = 0;
    let heard = () => {};
    const ended = new Promise<void>((end) => reply.once('close', end));
    reply.setEncoding('utf8');
    reply.on('data', (part: string) => {
      text += part;
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap((block) => eventIn(block) ?? []));
      heard();
    });
    reply.on('error', () => undefined);
    void ended.then(() => heard());
    const { statusCode: status = 0 } = reply;
    resolve({
      ...{ status, headers: reply.headers, ended, text: () => text, events: () => [...events] },
      async until(event) {
        for (;;) {
          const last = events.findIndex((one, index) => index >= read && one.event === event);
          if (last >= 0) {
            const fresh = events.slice(read, last + 1);
            read = last + 1;
            return fresh;
          }
          if (reply.closed) throw new Error(`The stream ended before "${event}".`);
          await new Promise<void>((again) => {
            heard = again;
          });
        }
      },
      pause: () => reply.pause(),
      close: () => asked.destroy(),
    });
  });
  asked.on('error', reject).end();
  return promise;
}

/** An event as the standard of HTML reads it: fields of lines; `null` for words that say nothing. */
function eventIn(block: string): StreamEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) };
}
