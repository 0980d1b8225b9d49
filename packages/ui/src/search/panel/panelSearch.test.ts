import { chosenValues, emptySearch, type SearchState } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import type { PanelFacet, PanelValue } from './panelFacet.ts';
import { chooseInMenu, modelsOf, toggleFacet, withoutPanel } from './panelSearch.ts';

function values(names: readonly string[]): PanelValue[] {
  return names.map((value) => ({ value, label: value, count: 1 }));
}

const make: PanelFacet = {
  kind: 'values',
  key: 'make',
  label: 'Make',
  values: values(['Kia', 'Toyota']),
  limit: 7,
  showAll: 'Show all makes',
  open: true,
  models: {
    Toyota: values(Array.from({ length: 40 }, (_, index) => `Model ${index}`)),
  },
};

const chosen: SearchState = {
  ...emptySearch,
  values: { make: ['Kia', 'Toyota'], model: ['Model 35', 'Sportage'] },
};

describe('models under a make (R2-48)', () => {
  test('thirty, and a chosen one beyond them', () => {
    expect(modelsOf(make, 'Toyota', emptySearch)).toHaveLength(30);
    expect(modelsOf(make, 'Toyota', chosen).at(-1)?.value).toBe('Model 35');
    expect(modelsOf(make, 'Kia', chosen)).toEqual([]);
  });

  test('a make that goes takes its models along, others stay', () => {
    const next = toggleFacet(make, chosen, 'Toyota');
    expect(next.values).toEqual({ make: ['Kia'], model: ['Sportage'] });
    expect(toggleFacet(make, next, 'Toyota').values.model).toEqual(['Sportage']);
  });

  test('the form keeps models that it does not show', () => {
    expect(withoutPanel(chosen, [make]).values).toEqual({ model: ['Sportage'] });
  });
});

describe('a dropdown writes where its facet stands in a URL (R2-31)', () => {
  test.each([
    ['price_range', 'Under $10,000', { menus: { price_range: 'Under $10,000' }, values: {} }],
    ['transmission', 'Automatic', { menus: {}, values: { transmission: ['Automatic'] } }],
  ] as const)('%s', (key, value, expected) => {
    const state = chooseInMenu(emptySearch, key, value);
    expect(state).toMatchObject(expected);
    expect(chosenValues(chooseInMenu(state, key, ''), key)).toEqual([]);
  });
});
