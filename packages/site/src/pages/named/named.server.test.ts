import { type ContentPage, emptyContent, type FormKind } from '@forecourt/domain';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { platformWords } from '../../testing/platformWords.ts';
import type { ContentPageView } from './contentPage.server.ts';
import { loadNamed, submitNamed } from './named.server.ts';

function page(path: string, more: Partial<ContentPage> = {}): ContentPage {
  return {
    ...{ path, title: path, heading: `At ${path}`, description: null, lead: null },
    ...{ menuLabel: null, form: null, hero: null, body: ['Words'], facts: [], action: null },
    ...{ stock: null, date: null, author: null },
    ...more,
  };
}

function services(pages: readonly ContentPage[]): SiteServices {
  return {
    config: {
      imageService: null,
      locations: [],
      labels: {},
      name: 'One',
      words: platformWords,
      stock: { makes: [] },
    },
    content: {
      ...emptyContent,
      pages,
      faqs: [
        {
          subject: 'blog/reviews',
          heading: 'Asked',
          questions: [{ question: 'Why?', answer: [] }],
        },
      ],
    },
    origin: 'https://one.example',
    newFormKey: () => 'k'.repeat(22),
    sendersOf: () => 0,
    now: () => 0,
    pictureSizes: { lead: 'strip' },
    stock: {
      search: async () => ({ hits: [], count: 0 }),
      overview: async () => ({ facets: {}, latest: [] }),
    },
  } as unknown as SiteServices;
}

const pages = [
  page('/ev-charging', { stock: 'refinementList[fuel][0]=Electric' }),
  page('/blog/reviews', { menuLabel: 'Reviews' }),
  page('/blog/reviews/a-ute', { date: '2026-03-01' }),
  page('/careers', { form: 'careers' satisfies FormKind }),
];

function asked(path: string, method = 'GET') {
  const [, name = '', ...rest] = path.split('/');
  return {
    params: { name, '*': rest.join('/') },
    request: new Request(`https://one.example${path}`, { method }),
    url: new URL(`https://one.example${path}`),
    context: provideServices(services(pages)) as RouterContextProvider,
  } as unknown as Parameters<typeof loadNamed>[0];
}

async function view(path: string) {
  const { data, init } = await loadNamed(asked(path));
  return { ...(data as { page: ContentPageView }).page, headers: init?.headers };
}

test('an address of the content is its page, at any depth', async () => {
  expect(await view('/ev-charging')).toMatchObject({
    heading: 'At /ev-charging',
    canonical: 'https://one.example/ev-charging',
    trail: [{ label: 'Home', href: '/' }],
    // A search that finds nothing draws no empty shelf.
    related: null,
    form: null,
  });
  expect(await view('/blog/reviews/a-ute')).toMatchObject({
    trail: [{ href: '/' }, { label: 'Reviews', href: '/blog/reviews' }],
  });
});

test('a slash at its end is the same page', async () => {
  expect((await view('/ev-charging/')).canonical).toBe('https://one.example/ev-charging');
});

test('a page shows what lies below it, and the questions of its subject', async () => {
  expect(await view('/blog/reviews')).toMatchObject({
    below: [{ href: '/blog/reviews/a-ute', date: '2026-03-01' }],
    questions: { heading: 'Asked', entries: [{ question: 'Why?' }] },
  });
});

test('a page with a form is kept by nobody', async () => {
  const careers = await view('/careers');
  expect(careers.form).toMatchObject({ kind: 'careers', action: '/careers' });
  expect(careers.headers).toEqual({ 'cache-control': 'no-store' });
  expect((await view('/ev-charging')).headers).toBeUndefined();
});

test.each([
  ['an address without a page', '/nope', 'GET', 404],
  ['a page above one, that nobody wrote', '/blog', 'GET', 404],
  ['a form sent to no page', '/nope', 'POST', 404],
  ['a form sent to a page without one', '/ev-charging', 'POST', 405],
])('%s is refused', async (_name, path, method, status) => {
  const answer = method === 'POST' ? submitNamed(asked(path, method)) : loadNamed(asked(path));
  await expect(answer).rejects.toMatchObject({ init: { status } });
});
