import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowForeignChanges } from './foreignChanges.ts';

interface ResultsProps {
  count: number;
  sold?: boolean;
  cards?: readonly string[];
}

/** Texts beside each other and beside elements, as React knows them one by one. */
function Results({ count, sold = false, cards = [] }: ResultsProps) {
  return (
    <main>
      <h1>
        {count} cars {sold && 'and one sold'} <b>here</b>
      </h1>
      {cards.map((card) => (
        <p key={card}>{card}</p>
      ))}
    </main>
  );
}

let root: Root;
let host: HTMLElement;
function draw(props: ResultsProps) {
  return act(async () => root.render(<Results {...props} />));
}
function heading() {
  return host.querySelector('h1')?.textContent;
}

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  allowForeignChanges();
});
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

/** Each text by itself in a `<font>`: in its place, or with the text moved into it. */
const translators: Record<string, (text: Text, font: HTMLElement) => void> = {
  'puts its own text in the place of each': (text, font) => {
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  },
  'puts its own text before each, and removes it': (text, font) => {
    font.textContent = `«${text.data}»`;
    text.before(font);
    text.remove();
  },
  'moves each text': (text, font) => {
    text.before(font);
    font.append(text);
  },
};

async function translate(write: (text: Text, font: HTMLElement) => void): Promise<void> {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) write(text, document.createElement('font'));
  // Translators work in tasks of their own.
  await new Promise((resolve) => setTimeout(resolve));
}

describe.each(Object.entries(translators))('a translator that %s', (_name, write) => {
  test('shows every new text', async () => {
    await draw({ count: 3, sold: true });
    await translate(write);
    await draw({ count: 2, sold: true });
    expect(heading()).toMatch(/^«?2»?« cars »|^2 cars /);
    expect(heading()).not.toContain('3');
  });

  test('loses a text that is gone, and puts a new one where it belongs', async () => {
    await draw({ count: 3, sold: true });
    await translate(write);
    await draw({ count: 3 });
    expect(heading()).not.toContain('sold');
    await draw({ count: 3, sold: true });
    expect(heading()?.replace(/[«»]/g, '')).toBe('3 cars and one sold here');
  });
});

test('leaves nothing behind', async () => {
  await draw({ count: 3, sold: true, cards: ['a'] });
  for (const write of Object.values(translators)) await translate(write);
  await act(async () => root.unmount());
  expect(host.textContent).toBe('');
});

describe('an element that others', () => {
  test('took out can go and come again', async () => {
    await draw({ count: 1, cards: ['a', 'b', 'c'] });
    host.querySelectorAll('p')[1]?.remove();
    await draw({ count: 1, cards: ['c', 'a'] });
    expect([...host.querySelectorAll('p')].map((card) => card.textContent)).toEqual(['c', 'a']);
    await draw({ count: 1, cards: ['a', 'b', 'c'] });
    expect([...host.querySelectorAll('p')].map((card) => card.textContent)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('wrapped can be built upon and go', async () => {
    await draw({ count: 1, cards: ['a', 'b'] });
    const card = host.querySelectorAll('p')[1] as HTMLElement;
    const wrapper = document.createElement('div');
    card.before(wrapper);
    wrapper.append(card);
    await draw({ count: 1, cards: ['a', 'new', 'b'] });
    expect([...host.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'a',
      'new',
      'b',
    ]);
    await draw({ count: 1, cards: ['a'] });
    expect(host.querySelectorAll('p')).toHaveLength(1);
  });
});
