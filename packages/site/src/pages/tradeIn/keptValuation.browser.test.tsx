import { storageKeys } from '@forecourt/domain';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { useKeptValuation } from './keptValuation.ts';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

test('a kept estimate comes after what was typed has found its place again', async () => {
  const estimate = { token: 'a-token', car: '2020 Toyota Camry' };
  localStorage.setItem(storageKeys.valuation('one'), JSON.stringify(estimate));
  const host = document.body.appendChild(document.createElement('div'));
  const texts: string[] = [];
  function Stage() {
    const kept = useKeptValuation('one');
    useLayoutEffect(() => {
      texts.push(host.innerText);
    });
    return <p>{kept === null ? 'as sent' : kept.car}</p>;
  }
  const root = createRoot(host);
  await act(async () => root.render(<Stage />));
  expect(texts).toEqual(['as sent', '2020 Toyota Camry']);
  act(() => root.unmount());
  localStorage.clear();
});
