import { emptySearch, type ValueKey } from '@forecourt/domain';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { pageRoot } from '../../testing/pageRoot.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { PanelFacet } from './panelFacet.ts';

const root = pageRoot();

function facet(key: ValueKey, label: string, count: number, changes: Partial<PanelFacet> = {}) {
  const values = ['One', 'Two'].map((name) => {
    const value = `${name} ${label}`;
    return { value, label: value, count };
  });
  const section = { kind: 'values', key, label, values, limit: null, showAll: 'All', open: true };
  return { ...section, ...changes } as PanelFacet;
}

const MIDDLE = ['body', 'seats', 'drive', 'colour', 'fuel', 'transmission', 'tag'] as const;

/** A panel of which every count is the same, taller than the window. */
function draw(count: number): void {
  flushSync(() =>
    root.render(
      <FilterPanel
        action="/search"
        state={emptySearch}
        sections={[
          facet('make', 'makes', count, { limit: 1 }),
          ...MIDDLE.map((key) => facet(key, key, count)),
          facet('car_type', 'last', count),
        ]}
        count={count}
        itemType="car"
        onChange={() => {}}
      />,
    ),
  );
}

function countBeside(label: string): string | null | undefined {
  const box = document.querySelector(`input[value="${label}"]`);
  return box?.parentElement?.lastElementChild?.textContent;
}

const IN_SIGHT = ['One makes', 'One body'];
const OUT_OF_SIGHT = ['Two makes', 'One last'];

let count = 0;

/** Draws another count; gives which boxes have it at once. */
function drawnAtOnce(): string[] {
  draw(++count);
  return [...IN_SIGHT, ...OUT_OF_SIGHT].filter((label) => countBeside(label) === String(count));
}

/** What is in sight a browser tells in its own time. */
function eventually(look: () => void): Promise<void> {
  return vi.waitFor(look, { timeout: 60_000 });
}

test('counts in sight are drawn at once, lines and sections out of sight a moment later', async () => {
  await eventually(() => expect(drawnAtOnce()).toEqual(IN_SIGHT));
  await eventually(() => expect(OUT_OF_SIGHT.map(countBeside)).toEqual([`${count}`, `${count}`]));
});

test('what comes into sight is drawn at once, and so is what was above it', async () => {
  await eventually(() => expect(drawnAtOnce()).toEqual(IN_SIGHT));
  document.querySelector<HTMLElement>('fieldset summary')!.click();
  document.querySelector('[value="One last"]')!.scrollIntoView();
  await eventually(() => expect(drawnAtOnce()).toEqual([...IN_SIGHT, ...OUT_OF_SIGHT]));
});
