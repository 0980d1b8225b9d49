import { emptySearch } from '@forecourt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListingView } from '../../../listing/listingView.ts';
import { SearchPills } from './SearchPills.tsx';

function drawn(found: Pick<ListingView, 'cards' | 'count'>): string {
  const view: Partial<ListingView> = {
    ...found,
    state: emptySearch,
    quickFilters: [],
    understood: null,
    pills: [{ label: 'Toyota', href: '/search' }],
    clearHref: '/search',
  };
  return renderToStaticMarkup(<SearchPills view={view as ListingView} />);
}

test('a page past the last one names the filters that are in use', () => {
  expect(drawn({ cards: [], count: 45 })).toContain('Toyota');
});

test('where nothing is found they stand beside the ways out, and not here too', () => {
  expect(drawn({ cards: [], count: 0 })).not.toContain('Toyota');
});
