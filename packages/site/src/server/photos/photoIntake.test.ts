import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DealerSite, photoFolder } from '@forecourt/data';
import { jpeg } from '@forecourt/data/testing';
import { MAX_PHOTO_BYTES } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLimiter } from '../http/createLimiter.ts';
import type { SiteRequest } from '../http/frontHandler.ts';
import { limits } from '../http/limits.ts';
import { createSeal } from '../http/seal.ts';
import { trustedProxies } from '../http/visitorOf.ts';
import { createPhotoIntake, type PhotoIntake, type TakenPhotos } from './photoIntake.ts';
import { readMultipart } from './readMultipart.ts';

const site = { key: 'one', config: {} } as unknown as DealerSite;
const other = { key: 'two', config: {} } as unknown as DealerSite;

let folder: string;
let server: Server;
let intake: PhotoIntake;
let clock: number;
let handle: (incoming: IncomingMessage) => Promise<unknown>;
let results: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-intake-'));
  clock = 0;
  results = [];
  const now = () => clock;
  intake = createPhotoIntake({
    photos: photoFolder({ folder, leaveBytes: 0 }),
    seal: createSeal(Buffer.alloc(32, 1)),
    limiter: createLimiter(limits.photos, now),
    ...{ proxies: trustedProxies([]), now },
  });
  handle = (incoming) => intake.take({ site, incoming } as SiteRequest);
  server = createServer((incoming, response) => {
    void handle(incoming).then((result) => {
      results.push(result);
      response.end();
      incoming.resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

type Part = [name: string, value: string | Buffer];

/** A form as a browser writes it; what is a Buffer comes as a file. */
function multipart(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : '; filename="IMG_0001.jpg"';
    const head = `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n`;
    const type = file && 'Content-Type: text/html\r\n';
    return [Buffer.from(`${head}${type}\r\n`), Buffer.from(value as string), Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from('--x--\r\n')]);
}

async function send(body: Buffer, headers: object = {}): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  await new Promise<void>((resolve) => {
    const sent = request({ port, method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      answer.resume().on('end', resolve);
    });
    sent.on('error', () => resolve());
    sent.end(body);
  });
  return results.at(-1);
}

async function fieldsOf(parts: readonly Part[]): Promise<URLSearchParams> {
  const taken = (await send(multipart(parts))) as TakenPhotos;
  if (!taken.ok) throw new Error(taken.reason);
  return new URLSearchParams(taken.body.toString());
}

describe('a form with photos (R5-42)', () => {
  test('becomes the same form, which names them by tokens that open on its own site for an hour', async () => {
    const fields = await fieldsOf([
      ...[['name', 'Zoë & Co'] as Part, ['photos', jpeg(6)] as Part, ['photos', jpeg(1)] as Part],
      ['message', 'two\r\nlines'],
    ]);
    expect([fields.get('name'), fields.get('message')]).toEqual(['Zoë & Co', 'two\r\nlines']);
    const [token = '', second = ''] = fields.getAll('photo');
    const photo = await intake.open(site, token);
    expect(photo).toMatchObject({ type: 'image/jpeg' });
    expect(await intake.open(site, second)).not.toBeNull();
    for (const forged of ['', photo?.id ?? '', `${token}x`]) {
      expect(await intake.open(site, forged)).toBeNull();
    }
    expect(await intake.open(other, token)).toBeNull();
    expect(await readdir(join(folder, 'one'))).toHaveLength(2);
    clock = 50 * 60_000;
    expect(await intake.open(site, token)).toBeNull();
  });

  test.each<[string, Part[], string[]]>([
    ['without any', [['name', 'Kim']], []],
    ['whose field of files is empty', [['photos', Buffer.alloc(0)]], []],
    ['of a text that calls itself a photo', [['photos', Buffer.from('Hello, dealer')]], ['type']],
    ['of one that is too large', [['photos', Buffer.alloc(MAX_PHOTO_BYTES + 1)]], ['size']],
    ['of a file in another field', [['name', jpeg()]], []],
    ['that says so itself', [['photo_problem', 'wait']], []],
  ])('%s keeps none', async (_, parts, problems) => {
    const fields = await fieldsOf(parts);
    expect(fields.getAll('photo_problem')).toEqual(problems);
    expect(fields.has('photo')).toBe(false);
    expect(await readdir(join(folder, 'one')).catch(() => [])).toEqual([]);
  });

  test('of nine keeps eight, and says so', async () => {
    const nine = Array.from({ length: 9 }, (_, index): Part => {
      return ['photos', jpeg((index % 8) + 1)];
    });
    const fields = await fieldsOf([...nine, ['name', 'Kim']]);
    expect(fields.getAll('photo')).toHaveLength(8);
    expect(fields.getAll('photo_problem')).toEqual(['many']);
    expect(fields.get('name')).toBe('Kim');
  });

  test('of more than twenty-four photos in ten minutes keeps twenty-four (R17-11)', async () => {
    const some = (from: number) =>
      Array.from({ length: 8 }, (_, index): Part => {
        return ['photos', Buffer.concat([jpeg(), Buffer.from([from + index])])];
      });
    for (const from of [0, 8, 16]) await fieldsOf(some(from));
    const fields = await fieldsOf(some(24));
    expect(fields.getAll('photo')).toEqual([]);
    expect(fields.getAll('photo_problem')).toEqual(['wait']);
  });
});

test.each<[string, Buffer, object, number]>([
  ['without a boundary', Buffer.from('x'), { 'content-type': 'multipart/form-data' }, 400],
  ['that ends nowhere', multipart([['photos', jpeg()]]).subarray(0, 300), {}, 400],
  ['whose fields are too large', multipart([['message', 'x'.repeat(70_000)]]), {}, 413],
  ['of a hundred and one fields', multipart(Array(101).fill(['a', 'b']) as Part[]), {}, 400],
  ['that says it is huge', Buffer.from('x'), { 'content-length': 60_000_000 }, 413],
])('a form %s is refused', async (_, body, headers, status) => {
  const sending = send(body, headers);
  await expect.poll(() => results).toHaveLength(1);
  expect(results[0]).toMatchObject({ ok: false, status });
  server.closeAllConnections();
  await sending;
});

test('who goes away is answered by nobody, who is slow is told', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1000 };
  const gone = request({ port, method: 'POST', headers });
  gone.on('error', () => undefined);
  gone.write('--x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  gone.destroy();
  await expect.poll(() => results).toMatchObject([{ ok: false, status: 0 }]);

  handle = (incoming) => readMultipart(incoming, { take: async () => undefined, timeoutMs: 30 });
  const slow = request({ port, method: 'POST', headers });
  slow.on('error', () => undefined);
  slow.write('--x\r\n');
  await expect.poll(() => results).toHaveLength(2);
  expect(results[1]).toMatchObject({ ok: false, status: 408 });
  slow.destroy();
});

test('while one file is put on disk the next is not read', async () => {
  let [inside, most] = [0, 0];
  handle = (incoming) =>
    readMultipart(incoming, {
      async take() {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside -= 1;
      },
    });
  const files = Array.from({ length: 4 }, (): Part => ['photos', Buffer.alloc(300_000, 1)]);
  expect(await send(multipart(files))).toMatchObject({ ok: true });
  expect(most).toBe(1);
});

test('more than six at once are told to send again', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1000 };
  const open = Array.from({ length: 7 }, () => {
    const sent = request({ port, method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write('--x\r\n');
    return sent;
  });
  await expect.poll(() => results).toMatchObject([{ ok: false, status: 503 }]);
  for (const sent of open) sent.destroy();
  await expect.poll(() => results).toHaveLength(7);
});
