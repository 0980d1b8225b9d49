import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, faults, startFaultServer } from '../testing/faultServer.ts';
import type { CodeMessage } from './codeSender.ts';
import { httpCodeSender } from './httpCodeSender.ts';
import { codeSite, describeCodeSender } from './testing/describeCodeSender.ts';

const SECRET = 'tok3n-canary';
const CODE = '204816';
const message = { to: '+61412345678', text: `${CODE} is your code.` };

/** A gateway as Twilio's is, as far as a message goes. */
let gateway: Server;
let asked: { url: string | undefined; access: string | undefined; form: URLSearchParams }[];
let reply: { status: number; body: string };

function urlOf(port: number): string {
  return `http://AC1:${SECRET}@127.0.0.1:${port}`;
}
function own(): string {
  return urlOf((gateway.address() as AddressInfo).port);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

beforeAll(async () => {
  gateway = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const { url, headers } = request;
      asked.unshift({ url, access: headers.authorization, form: new URLSearchParams(text) });
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  reply = { status: 201, body: '{"sid":"SM1","error_code":null}' };
});
afterAll(() => gateway.close());

describeCodeSender('HTTP gateway', () => ({
  sender: httpCodeSender({ url: own(), from: '+61400000000' }),
  arrived: () =>
    asked.map(
      ({ form }): CodeMessage => ({ to: form.get('To') ?? '', text: form.get('Body') ?? '' }),
    ),
}));

describe('a gateway of Twilio’s shape', () => {
  test.each([
    ['+61400000000', 'From'],
    ['Dealer', 'From'],
    [`MG${'0a'.repeat(16)}`, 'MessagingServiceSid'],
  ])('from %s as %s', async (from, field) => {
    await httpCodeSender({ url: own(), from }).send(codeSite, message);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(asked[0]?.access).toBe(`Basic ${Buffer.from(`AC1:${SECRET}`).toString('base64')}`);
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      To: message.to,
      Body: message.text,
      [field]: from,
    });
  });

  test.each([
    [400, '{"code":21211,"message":"The number +61412345678 is not valid"}', 'status 400'],
    [401, '{}', 'status 401'],
    [201, '{"sid":"SM1","error_code":30007}', 'does not say'],
    [201, '{"sid":""}', 'does not say'],
    [201, '{"sid":7}', 'does not say'],
  ])('%i %s is no success', async (status, body, told) => {
    reply = { status, body };
    const sender = httpCodeSender({ url: own(), from: 'Dealer' });
    await expect(sender.send(codeSite, message)).rejects.toThrow(told);
  });
});

describe('a gateway that fails', () => {
  let server: FaultServer;
  afterEach(() => server.close());

  // Its wrong types are those of numbers, of which this answer has none.
  test.each(faults.filter((fault) => fault !== 'wrong types'))(
    '%s: not sent, asked once, nothing told of it',
    async (fault) => {
      server = await startFaultServer(() => ({ sid: 'SM1' }));
      await server.fail(fault);
      const url = urlOf(Number(new URL(server.url).port));
      const started = performance.now();
      const error: unknown = await httpCodeSender({ url, from: 'Dealer', budgetMs: 500 })
        .send(codeSite, message)
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'CodeNotSent' });
      expect(performance.now() - started).toBeLessThan(2_500);
      expect(server.requests()).toBeLessThan(2);
      expect(server.redirected()).toBe(0);
      const told = JSON.stringify([String(error), (error as Error).stack, (error as Error).cause]);
      for (const hidden of [SECRET, CODE, message.to]) expect(told).not.toContain(hidden);
    },
  );
});
