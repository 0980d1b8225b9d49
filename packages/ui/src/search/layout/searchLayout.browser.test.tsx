import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { pageRoot } from '../../testing/pageRoot.ts';
import { SearchLayout } from './SearchLayout.tsx';

const root = pageRoot();

/** The drawer is a file of its own, which a busy machine brings late. */
function eventually(look: () => void): Promise<void> {
  return vi.waitFor(look, { timeout: 60_000 });
}

/** A listing of which every part says for which search it was drawn. */
function draw(search: string): void {
  flushSync(() =>
    root.render(
      <SearchLayout
        heading={<h1>Heading of {search}</h1>}
        filters={() => <p className="panel">{search}</p>}
        applied={0}
        countText={`1 car of ${search}`}
        sort={<p className="sort">{search}</p>}
      >
        <p className="cards">{search}</p>
      </SearchLayout>,
    ),
  );
}

function drawn() {
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  return {
    panel: text('.panel'),
    count: text('#results [aria-live]'),
    under: [text('h1'), text('.sort'), text('.cards')],
  };
}

test('beside the filters every part of a search is drawn at once (R2-60)', () => {
  draw('utes');
  draw('vans');
  expect(drawn()).toEqual({
    panel: 'vans',
    count: '1 car of vans',
    under: ['Heading of vans', 'vans', 'vans'],
  });
});

test('under the open drawer the page follows when filters and count have been drawn', async () => {
  draw('utes');
  document.querySelector<HTMLElement>('a[href="#filters"]')!.click();
  await eventually(() => expect(document.querySelector('[role=dialog] .panel')).not.toBeNull());
  draw('vans');
  expect(drawn()).toEqual({
    panel: 'vans',
    count: '1 car of vans',
    under: ['Heading of utes', 'utes', 'utes'],
  });
  await eventually(() => expect(drawn().under).toEqual(['Heading of vans', 'vans', 'vans']));
});
