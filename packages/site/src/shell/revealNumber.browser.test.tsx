import { maskedPhone, telHref } from '@forecourt/domain';
import { PhoneNumber } from '@forecourt/ui';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenToCalls } from './calls.ts';
import { startTracking } from './track.ts';

let root: Root;
let host: HTMLElement;
let stop: () => void;
/** What was asked for, as it was sent. */
let asked: string[];

function Links({
  phone,
  others = 0,
  token = '',
}: {
  phone: string;
  others?: number;
  token?: string;
}) {
  return (
    <main>
      <a href={`${telHref(phone)}?car_id=v1${token}`}>
        <PhoneNumber number={phone} />
      </a>
      <a href={telHref(phone)}>
        <PhoneNumber number={phone} />
      </a>
      <a href={telHref(phone)}>Call</a>
      <p>{others}</p>
    </main>
  );
}
function draw(phone: string, others = 0) {
  return act(async () => root.render(<Links phone={phone} others={others} />));
}
function links() {
  return [...host.querySelectorAll('a')].slice(0, 2);
}
function texts() {
  return links().map((link) => `${link.getAttribute('href')} ${link.textContent}`);
}

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  startTracking({ slug: 'one', tracking: { consent: 'not-needed', counted: false } });
});
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  stop = listenToCalls();
  asked = [];
  delete window.dataLayer;
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init === undefined) return Response.json({ token: 'new' });
    asked.push(String(init.body));
    if (asked.at(-1)?.endsWith('token=old')) return new Response(null, { status: 403 });
    return Response.json({ number: '0412 345 678', pause: 0 });
  });
  // Nobody is called from here.
  host.addEventListener('click', (event) => event.preventDefault());
});
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  await act(async () => root.unmount());
  host.remove();
});

test('a press shows the number in every link to it, once (R4-16), and React goes on with them', async () => {
  await draw(maskedPhone('0412 345 678', 4));
  expect(texts()[0]).toBe('/phone/4?car_id=v1 0412 *** ***Show phone number');
  links()[0]?.click();
  links()[0]?.click();
  await expect.poll(texts).toEqual(Array(2).fill('tel:0412345678 0412 345 678'));
  expect(asked).toEqual(['number=4&car_id=v1&token=new']);
  expect(window.dataLayer).toBeUndefined();
  await draw(maskedPhone('0412 345 678', 4), 1);
  expect(texts()).toEqual(Array(2).fill('tel:0412345678 0412 345 678'));
});

test('the page’s token is sent, and where it holds no more a new one (R4-16)', async () => {
  const phone = maskedPhone('0412 345 678', 7);
  await act(async () => root.render(<Links phone={phone} token="&token=old" />));
  links()[0]?.click();
  await expect.poll(() => texts()[0]).toBe('tel:0412345678 0412 345 678');
  expect(asked).toEqual(['number=7&car_id=v1&token=old', 'number=7&car_id=v1&token=new']);
});

test('where a word stands for the number, a press calls (R4-16)', async () => {
  await draw(maskedPhone('0412 345 678', 6));
  host.querySelectorAll('a')[2]?.click();
  await expect.poll(() => window.dataLayer).toEqual([{ event: 'forecourt', event_id: 25 }]);
  expect(asked).toEqual(['number=6&car_id=&token=new']);
});

test('a tap on the number is event 25 (R4-16)', async () => {
  await draw('0412 345 678');
  links()[1]?.click();
  expect(window.dataLayer).toEqual([{ event: 'forecourt', event_id: 25 }]);
  expect(asked).toEqual([]);
});

test('a number that is known is shown again at once, and its record may fail (R4-16)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await draw(maskedPhone('0412 345 678', 5));
  links()[0]?.click();
  await expect.poll(() => texts()[0]).toBe('tel:0412345678 0412 345 678');
  vi.mocked(window.fetch).mockImplementation(async () => Response.error());
  await act(async () => root.render(null));
  await draw(maskedPhone('0412 345 678', 5));
  links()[1]?.click();
  await expect.poll(() => texts()[1]).toBe('tel:0412345678 0412 345 678');
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
});
