import { type Answer, jsonAnswer } from './answer.ts';

/** Refused before the message is looked at, or for its shape: what a program of JSON-RPC is told. */
export function messageRefusal(
  status: number,
  error: { what: string; why: string; fix: string },
  headers: Record<string, string> = {},
): Answer {
  const closes = status === 413 || status === 408;
  return jsonAnswer(
    status,
    {
      jsonrpc: '2.0',
      id: null,
      error: {
        code: codes[status] ?? -32_000,
        message: Object.values(error).join(' '),
        data: error,
      },
    },
    { 'cache-control': 'no-store', ...(closes && { connection: 'close' }), ...headers },
  );
}

/** Of JSON-RPC: it is no request. */
const codes: Readonly<Record<number, number>> = { 400: -32_600 };

const doors: Readonly<Record<number, { what: string; fix: string }>> = {
  403: {
    what: 'A page of another website asked.',
    fix: 'Ask from a program, which sends no Origin and no cookie.',
  },
  408: { what: 'The message did not arrive in time.', fix: 'Send it again.' },
  413: { what: 'The message is larger than 64 KiB.', fix: 'Ask for less at once.' },
  415: { what: 'The message is no JSON.', fix: 'Send it as application/json.' },
};

/** What the front door says at an address of messages. */
export function refuseMessage(status: number, text: string): Answer {
  const { what = text, fix = 'Send one message of JSON-RPC.' } = doors[status] ?? {};
  return messageRefusal(status, { what, why: 'It was not read.', fix });
}
