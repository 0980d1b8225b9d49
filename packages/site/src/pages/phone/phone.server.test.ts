import { aVehicle } from '@forecourt/data/testing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { askPhone, askPhoneByForm, loadPhone, loadPhoneToken } from './phone.server.ts';

const hilux = aVehicle({ id: 'v 1', slug: 'hilux' });

function tokenOf(key: string, vehicle: typeof hilux | null): string {
  return `${key}/${vehicle?.id ?? ''}`;
}

/** A site that masks one number, and where `pause` is over it tells it. */
function siteOf(pause = 0) {
  const asked: (string | null)[] = [];
  const services = {
    stock: { byId: (id: string) => (id === 'v 1' ? hilux : null), bySlug: () => null },
    maskedNumber: (key: string) => (key === '0' ? '(07) **** ****¶0' : null),
    numberToken: tokenOf,
    askNumber(key: string, vehicle: typeof hilux | null, token: string) {
      if (key !== '0') return null;
      if (token !== tokenOf(key, vehicle)) return { number: null, pause: 0 };
      asked.push(vehicle?.id ?? null);
      return pause > 0 ? { number: null, pause } : { number: '(07) 3555 1234', pause };
    },
  } as unknown as SiteServices;
  return { asked, context: provideServices(services) };
}

function argsOf(key: string, context: object, query = '', body?: Record<string, string>) {
  const url = new URL(`https://one.example/phone/${key}${query}`);
  const init = body && { method: 'POST', body: new URLSearchParams(body) };
  const args = { params: { key }, url, request: new Request(url, init), context };
  return args as unknown as LoaderFunctionArgs & ActionFunctionArgs;
}

function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('the page has the mask, and the vehicle it is asked about', () => {
  const { context } = siteOf();
  expect(loadPhone(argsOf('0', context, '?car_id=v%201'))).toEqual({
    action: '/phone/0?car_id=v%201',
    token: '0/v 1',
    masked: '(07) **** ****',
    vehicle: { title: expect.any(String), href: '/cars/hilux' },
  });
  expect(loadPhone(argsOf('0', context, '?car_id=gone'))).toMatchObject({
    action: '/phone/0',
    vehicle: null,
  });
  expect(thrown(() => loadPhone(argsOf('1', context)))).toMatchObject({ init: { status: 404 } });
});

test('without a script a form has the number shown, to one visitor alone (R4-16)', async () => {
  const { asked, context } = siteOf();
  const args = argsOf('0', context, '?car_id=v%201', { token: '0/v 1' });
  const { data: answer, init } = await askPhone(args);
  expect(answer).toEqual({ number: '(07) 3555 1234', pause: 0 });
  expect(init).toEqual({ headers: { 'cache-control': 'no-store' } });
  expect(asked).toEqual(['v 1']);
  await expect(askPhone(argsOf('9', context, '', {}))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('with a script it is asked for as data (R7-01)', async () => {
  const { asked, context } = siteOf();
  const ask = (body: Record<string, string>) => askPhoneByForm(argsOf('', context, '', body));
  const answer = await ask({ number: '0', car_id: 'v 1', token: '0/v 1' });
  expect(await answer.json()).toEqual({ number: '(07) 3555 1234', pause: 0 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await ask({ number: '0', car_id: '', token: '0/' });
  expect(asked).toEqual(['v 1', null]);
  await expect(ask({ car_id: 'v 1', token: '0/v 1' })).rejects.toBeDefined();
});

test('whose token does not hold is told no number, and may have another token', async () => {
  const { asked, context } = siteOf();
  const answer = await askPhoneByForm(argsOf('', context, '', { number: '0', token: '0/v 1' }));
  expect([answer.status, await answer.json()]).toEqual([403, { number: null, pause: 0 }]);
  const page = await askPhone(argsOf('0', context, '?car_id=v%201', {}));
  expect(page).toMatchObject({ data: { number: null, pause: 0 }, init: { status: 403 } });
  expect(asked).toEqual([]);
  const token = loadPhoneToken(argsOf('', context, '?number=0&car_id=v%201'));
  expect(await token.json()).toEqual({ token: '0/v 1' });
  expect(token.headers.get('cache-control')).toBe('no-store');
  expect(thrown(() => loadPhoneToken(argsOf('', context, '?number=7')))).toMatchObject({
    init: { status: 404 },
  });
});

test('who has asked for too many is told how long to wait, and no number (R17-11)', async () => {
  const { context } = siteOf(90);
  const { data: answer, init } = await askPhone(argsOf('0', context, '', { token: '0/' }));
  expect(answer).toEqual({ number: null, pause: 90 });
  expect(init).toMatchObject({ status: 429, headers: { 'retry-after': '90' } });
  const { status } = await askPhoneByForm(argsOf('', context, '', { number: '0', token: '0/' }));
  expect(status).toBe(429);
});
