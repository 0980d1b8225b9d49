import { parseSearch } from '@forecourt/domain';
import { act, type ComponentType, Profiler, type ProfilerOnRenderCallback } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRecentSearches } from '../useRecentSearches.ts';
import { useFolds } from './useFolds.ts';

const nothingAsked = parseSearch('');

function Folds() {
  const [folds] = useFolds('coolabarra');
  return <p>{Object.keys(folds).join()}</p>;
}

function Recent() {
  const { searches } = useRecentSearches('/search', nothingAsked, {});
  return <p>{searches.length}</p>;
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  sessionStorage.clear();
});

/** Drawn again at a first visit, a whole listing would keep a phone from answering as long again. */
test.each<[what: string, part: ComponentType, served: string]>([
  ['folds', Folds, ''],
  ['searches', Recent, '0'],
])('a browser that remembers no %s draws what was served once', async (_, Part, served) => {
  const host = document.body.appendChild(document.createElement('div'));
  host.appendChild(document.createElement('p')).textContent = served;
  const drawn = vi.fn<ProfilerOnRenderCallback>();
  const root = await act(async () =>
    hydrateRoot(
      host,
      <Profiler id="part" onRender={drawn}>
        <Part />
      </Profiler>,
    ),
  );
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  host.remove();
});
