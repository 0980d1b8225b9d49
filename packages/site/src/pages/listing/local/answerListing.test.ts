import { emptySearch } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnsweredListing } from '../../../listing/servedListing.ts';
import { createListingAnswers } from './answerListing.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { TRUSTED_MS } from './localStock.ts';

let now = 0;
beforeEach(() => {
  now = 1_800_000_000_000;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('window', { location: new URL('https://one.example/search?query=ute') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page as the server sends it. */
function page(query: string): AnsweredListing {
  const asked = { ...emptySearch, query };
  const preset = { path: '', values: {} };
  return { path: '/search', asked, preset, cardRules: {}, isStale: false } as never;
}

/** A browser without a stock, which asks for a search. */
function browser() {
  const kept = createKeptAnswers(() => now);
  const answers = createListingAnswers({ answer: () => null, isHere: () => false }, kept);
  return {
    kept,
    ...answers,
    ask: (query: string, serve: () => Promise<AnsweredListing>) =>
      answers.answer({
        page: '/search',
        url: new URL(`https://one.example/search?query=${query}`),
        path: '',
        signal: new AbortController().signal,
        serve: serve as never,
      }),
  };
}

function failing(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

test('a search that was answered is not asked again while it is trusted (R2-59)', async () => {
  const { kept, ask } = browser();
  const ute = page('ute');
  kept.keep(ute);
  const serve = vi.fn<() => Promise<AnsweredListing>>(async () => page('newer'));
  expect(await ask('ute', serve)).toBe(ute);
  expect(serve).not.toHaveBeenCalled();
  now += TRUSTED_MS + 1;
  expect((await ask('ute', serve)).asked.query).toBe('newer');
});

test('a search that fails takes an earlier answer, whatever its age (R2-57)', async () => {
  const { kept, ask } = browser();
  const ute = page('ute');
  kept.keep(ute);
  now += TRUSTED_MS * 100;
  expect(await ask('ute', failing)).toBe(ute);
});

test('else what stands on screen stays, under the address that it had (R2-60)', async () => {
  const { show, ask } = browser();
  const ute = page('ute');
  show(ute);
  const redirect = await ask('suv', failing).catch((error: unknown) => error);
  expect((redirect as Response).headers.get('Location')).toBe('/search?query=ute');
  expect(await ask('ute', failing)).toEqual({ ...ute, failures: 1 });
});

test('what has left the screen is the results of nobody: the document is asked for', async () => {
  const { show, ask } = browser();
  show(page('ute'))();
  const redirect = await ask('suv', failing).catch((error: unknown) => error);
  expect((redirect as Response).headers.get('Location')).toBe('/search?query=suv');
  expect((redirect as Response).headers.get('X-Remix-Reload-Document')).toBe('true');
});
