import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { FORM, HOST, ORIGIN, startFrontDoor } from './testing/frontDoor.ts';

const { port, seen, ask, raw, post, close } = await startFrontDoor();
afterAll(close);

describe('forms', () => {
  test('a form of the site arrives whole', async () => {
    expect(await post({ origin: ORIGIN }, 'name=Jo')).toMatchObject({
      status: 200,
      body: 'name=Jo',
    });
  });

  test('a form from elsewhere is refused before it is read', async () => {
    const before = seen.length;
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect(seen.length).toBe(before);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'text/xml'])(
    '%s is no form of ours',
    async (type) => {
      expect((await post({ origin: ORIGIN, 'content-type': type })).status).toBe(415);
    },
  );

  test('64 KiB are taken, one byte more is 413', async () => {
    expect((await post({ origin: ORIGIN }, 'a'.repeat(64 * 1024))).status).toBe(200);
    expect((await post({ origin: ORIGIN }, 'a'.repeat(64 * 1024 + 1))).status).toBe(413);
  });

  test('a body without a length is cut off at the limit', async () => {
    const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`;
    const answer = await raw(
      `POST /form HTTP/1.1\r\nhost: ${HOST}\r\norigin: ${ORIGIN}\r\ncontent-type: ${FORM}\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('what scripts send (R7-01)', () => {
  const json = { origin: ORIGIN, 'content-type': 'application/json; charset=utf-8' };

  test('is JSON of 16 KiB at most', async () => {
    const most = JSON.stringify({ message: 'a'.repeat(16 * 1024 - 14) });
    expect(await post(json, most, '/api/leads')).toMatchObject({ status: 200, body: most });
    const over = await post(json, `${most} `, '/api/leads');
    expect([over.status, JSON.parse(over.body)]).toEqual([
      413,
      { success: false, error: 'The form is too large.' },
    ]);
  });

  test.each([
    [403, { origin: 'https://evil.example' }],
    [415, { 'content-type': 'text/plain' }],
  ])('is refused in JSON too: %d', async (status, headers) => {
    const before = seen.length;
    const reply = await post({ ...json, ...headers }, '{}', '/api/leads');
    expect([reply.status, JSON.parse(reply.body).success, seen.length]).toEqual([
      ...[status, false, before],
    ]);
  });
});

test('a visitor who goes away in the middle of a form leaves nothing behind', async () => {
  const before = seen.length;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /form HTTP/1.1\r\nhost: ${HOST}\r\norigin: ${ORIGIN}\r\ncontent-type: ${FORM}\r\ncontent-length: 50\r\n\r\nhalf`,
  );
  await sleep(50);
  socket.destroy();
  await sleep(50);
  expect(seen.length).toBe(before);
  expect((await ask('/any')).status).toBe(200);
});
