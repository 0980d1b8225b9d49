import { Breadcrumbs } from '@forecourt/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { missingIn } from './equalContent.ts';
import type { PageData } from './listingData.ts';

function pageOf(title: string): PageData {
  return { listing: { title, cards: [], sections: [], promos: [] } } as unknown as PageData;
}

const html = `<body>${renderToStaticMarkup(<Breadcrumbs trail={[]} current="2016 Nissan X-Trail" />)}`;

test('a name that is kept on one line is a part of its text', () => {
  expect(missingIn(html, pageOf('2016 Nissan X-Trail'))).toEqual([]);
});

test('a text that a page lacks is named', () => {
  expect(missingIn(html, pageOf('2016 Nissan Navara'))).toEqual(['2016 Nissan Navara']);
});
