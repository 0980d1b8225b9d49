import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ask } from '../support/ask.ts';
import { dealerOf } from '../support/dealers.ts';
import type { VisitorOptions } from '../support/test.ts';
import { thingFaults } from '../support/thingFaults.ts';
import { pageStates, tablePages } from './pageStates.ts';

// What is judged by a page's answer alone needs no browser, and an answer is asked for once.

const test = base.extend<Pick<VisitorOptions, 'site'>>({ site: ['', { option: true }] });

/** The standard's rules; those of taste, and what React writes in its own way, are left out. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // `<br/>`, `disabled=""` and `srcSet` are how React writes, and the same document.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Long titles are the dealer's and the maker's.
    'long-title': 'off',
    // Hashes in the policy say more than an integrity attribute on one's own files.
    'require-sri': 'off',
  },
});

const library = classesIn(
  readFileSync(new URL('../../packages/ui/dist/styles.css', import.meta.url), 'utf8'),
);

for (const { name, status = 200, address } of pageStates) {
  test(`${name}: valid HTML and structured data, and every class has its sheet`, async ({
    site,
  }) => {
    const path = await address(site);
    if (path === null) return;
    const reply = await ask({ site, path: path.replaceAll('[', '%5B').replaceAll(']', '%5D') });
    expect(reply.status).toBe(status);
    expect.soft(await htmlFaults(reply.text)).toEqual([]);
    expect.soft(await thingFaults(reply.text)).toEqual([]);
    expect.soft(await classesWithoutSheet(site, reply.text)).toEqual([]);
    if (status === 200) expect.soft(await redirectOfData(site, path)).toBeNull();
  });
}

test('every page of the table is some dealer’s, and so is walked @once', async () => {
  const sites = Object.values(dealerOf);
  for (const { name, address } of tablePages) {
    const addresses = await Promise.all(sites.map(address));
    expect.soft(addresses, name).toContainEqual(expect.any(String));
  }
});

test('a kind or a property that schema.org has not is told @once', async () => {
  const page = (thing: object) =>
    `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
  const offers = { '@type': 'Offer', prize: 1 };
  const faults = await thingFaults(
    page({ '@type': 'Car', name: 'A car', offers }) + page({ '@type': 'Karr' }),
  );
  expect(faults).toEqual([
    expect.stringMatching(/^Car\.offers: .*"prize"/),
    expect.stringMatching(/^Karr: .*"Karr"/),
  ]);
});

/** Where a browser that comes by a link within the site would be sent: it would come back for ever. */
async function redirectOfData(site: string, path: string): Promise<string | null> {
  const { pathname, search } = new URL(path, 'http://site');
  const { text } = await ask({
    site,
    path: `${pathname === '/' ? '/_root' : pathname}.data${search}`,
  });
  return /SingleFetchRedirect.*"redirect","([^"]*)"/.exec(text)?.[1] ?? null;
}

async function htmlFaults(text: string): Promise<string[]> {
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} near ${source?.slice(Math.max(0, offset - 40), offset + 80)}`,
    ),
  );
}

/** Pages load the sheets of the components they draw, and no others (packages/ui/sheets.ts). */
async function classesWithoutSheet(site: string, text: string): Promise<string[]> {
  // The router writes a mark after one that some script loads later as well.
  const sheets = [...text.matchAll(/href="(\/[^"#]+\.css)#?"/g)].map(([, href = '']) => href);
  const loaded = await Promise.all(sheets.map((sheet) => classesOfSheet(site, sheet)));
  const used = [...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(used)].filter(
    (one) => library.has(one) && !loaded.some((classes) => classes.has(one)),
  );
}

/** A sheet's name tells its content. */
const sheetsRead = new Map<string, Promise<Set<string>>>();

function classesOfSheet(site: string, path: string): Promise<Set<string>> {
  const key = `${site}${path}`;
  const read = sheetsRead.get(key) ?? ask({ site, path }).then(({ text }) => classesIn(text));
  sheetsRead.set(key, read);
  return read;
}

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}
