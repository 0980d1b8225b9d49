import { emptySearch, type SearchState } from '@forecourt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BudgetFinder, type BudgetFinderProps } from './BudgetFinder.tsx';

const bodies = ['SUV', 'Ute'].map((value) => ({ value, label: value }));

function markup(changes: Partial<BudgetFinderProps> = {}): string {
  return renderToStaticMarkup(
    <BudgetFinder
      action="/budget-finder"
      searchPath="/search"
      state={emptySearch}
      stats={{ min: 6990, max: 90_000 }}
      bodies={bodies}
      {...changes}
    />,
  );
}

function text(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('BudgetFinder', () => {
  test('says what the specification says, in its order (R2-76)', () => {
    const words: readonly string[] = [
      'Find cars for your budget',
      'Select your preferred car types',
      'Your weekly repayments',
      'Your deposit',
      'Your estimated budget is $54,000 5 years, before interest and fees',
      'View Cars In This Range',
    ];
    const places = words.map((word) => text(markup()).indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('the choice of bodies is optional', () => {
    expect(markup({ bodies: [] })).not.toContain('Select your preferred car types');
  });

  test.each([
    [6989, false],
    [6990, true],
  ])('a budget of %i where the cheapest costs 6990: %s (R4-28)', (deposit, affordable) => {
    const html = markup({ weekly: 0, deposit });
    expect(html.includes('0 Cars Found')).toBe(!affordable);
    expect(html.includes('No Cars found for this budget')).toBe(!affordable);
    expect(/<button[^>]* disabled/.test(html)).toBe(!affordable);
    expect(html.includes(`href="/search?range[price]=:${deposit}"`)).toBe(affordable);
    expect(html.match(/aria-invalid="true"/g) ?? []).toHaveLength(affordable ? 0 : 2);
  });

  test('above the dearest vehicle it is capped (R5-21)', () => {
    expect(text(markup({ weekly: 900, deposit: 20_000 }))).toContain('$90,000');
  });

  test('as a plain form it keeps the rest of the search and sends nothing twice (R2-78)', () => {
    const state: SearchState = {
      ...emptySearch,
      page: 3,
      values: { make: ['Isuzu'], body: ['Ute'] },
      ranges: { price: { min: null, max: 20_000 } },
    };
    const html = markup({ state });
    expect(html).toContain('name="refinementList[make][0]" value="Isuzu"');
    expect(html).not.toContain('name="range[price]"');
    expect(html).not.toContain('name="page"');
    expect(html.match(/value="Ute"/g)).toHaveLength(1);
    expect(html.replaceAll('&amp;', '&')).toContain(
      'href="/search?refinementList[make][0]=Isuzu&refinementList[body][0]=Ute&range[price]=:54000"',
    );
  });
});
