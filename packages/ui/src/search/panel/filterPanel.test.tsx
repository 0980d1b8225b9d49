import { emptySearch, type SearchState } from '@forecourt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import type { PanelFacet } from './panelFacet.ts';

const make: PanelFacet = {
  kind: 'values',
  key: 'make',
  label: 'Make',
  values: ['Kia', 'Mazda', 'Toyota'].map((value, index) => ({ value, label: value, count: index })),
  limit: 2,
  showAll: 'Show all makes',
  open: true,
};

const price = {
  kind: 'range',
  key: 'price',
  label: 'Price',
  bounds: { min: 5000, max: 90000 },
  prefix: '$',
  open: true,
} as const;

function markup(state: SearchState, changes: Partial<FilterPanelProps> = {}): string {
  return renderToStaticMarkup(
    <FilterPanel
      action="/search"
      state={state}
      sections={[make, price]}
      count={1234}
      itemType="car"
      {...changes}
    />,
  );
}

/** Names and values that the form would send untouched. */
function sent(html: string): string[] {
  return [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (name: string): string =>
      new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const isSent = !/type="(?:checkbox|radio)"/.test(tag) || tag.includes(' checked');
    const value = attribute('value');
    return isSent && value !== '' ? [`${attribute('name')}=${value}`] : [];
  });
}

describe('FilterPanel as a plain form', () => {
  test('sends what is chosen and keeps what the panel does not show', () => {
    const html = markup({
      query: 'turbo',
      page: 4,
      sort: 'latest',
      values: { make: ['Toyota'], dealership_slug: ['north'] },
      menus: { price_range: 'Under $10,000' },
      ranges: { price: { min: 20000, max: null }, km: { min: null, max: 90000 } },
    });
    expect(sent(html).toSorted()).toEqual(
      [
        'query=turbo',
        'refinementList[make][2]=Toyota',
        // Grouped, as every number that is stated beside it.
        'price_min=20,000',
        // As it was, to tell which of its fields was changed.
        'range[price]=20000:',
        'refinementList[dealership_slug][0]=north',
        'menu[price_range]=Under $10,000',
        'range[km]=:90000',
        'sortBy=Car_production:created_at:desc',
      ].toSorted(),
    );
  });

  test('a menu on a facet of the panel becomes a tick', () => {
    expect(sent(markup({ ...emptySearch, menus: { make: 'Kia' } }))).toEqual([
      'refinementList[make][0]=Kia',
    ]);
  });

  describe('a facet of which one value is chosen (R2-31)', () => {
    const bands: PanelFacet = {
      ...make,
      key: 'price_range',
      label: 'Price range',
      values: ['A', 'B'].map((value) => ({ value, label: value, count: 1 })),
      limit: null,
    };
    const of = (state: SearchState) => markup(state, { sections: [bands] });

    test('is a group of radio buttons, the first of which takes the choice back', () => {
      const html = of({ ...emptySearch, menus: { price_range: 'B' } });
      expect(html.match(/type="radio"/g)).toHaveLength(3);
      expect(html).toContain('Any price range');
      expect(html).not.toContain('type="checkbox"');
      expect(sent(html)).toEqual(['menu[price_range]=B']);
    });

    test('shows what an older address chose by a list', () => {
      expect(sent(of({ ...emptySearch, values: { price_range: ['A'] } }))).toEqual([
        'menu[price_range]=A',
      ]);
    });

    test('keeps several bands of such an address, and calls none of them the choice', () => {
      expect(sent(of({ ...emptySearch, values: { price_range: ['A', 'B'] } }))).toEqual([
        'refinementList[price_range][0]=A',
        'refinementList[price_range][1]=B',
      ]);
    });
  });

  test('a chosen value beyond the limit stays in sight (R2-47)', () => {
    const hidden = (html: string): number => html.match(/<li class="/g)?.length ?? 0;
    expect(hidden(markup(emptySearch))).toBe(1);
    expect(hidden(markup({ ...emptySearch, values: { make: ['Toyota'] } }))).toBe(0);
  });

  test('says so where no facet has a choice to make', () => {
    const words = 'There is nothing to narrow down in this search.';
    expect(markup(emptySearch, { sections: [], count: 0 })).toContain(words);
    expect(markup(emptySearch)).not.toContain(words);
  });

  test.each([
    [0, 'car', 'Show Me 0 Cars'],
    [1, 'car', 'Show Me 1 Car'],
    [1234, 'car', 'Show Me 1,234 Cars'],
    [3, 'caravan', 'Show Me 3 Caravans'],
  ] as const)('%i of %s reads "%s" (R2-45)', (count, itemType, expected) => {
    const text = markup(emptySearch, { count, itemType }).replace(/<[^>]*>/g, '');
    expect(text).toContain(expected);
  });
});
