import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenState } from './OpenState.tsx';

/** What is seen of it: its tone, the outline of its mark, its words. */
function seen(open: boolean, text: string) {
  const html = renderToStaticMarkup(<OpenState open={open} text={text} />);
  return {
    tone: /<p class="([^"]+)"/.exec(html)?.[1],
    mark: /<svg.*<\/svg>/s.exec(html)?.[0],
    words: html.replaceAll(/<[^>]*>/g, ''),
  };
}

test('open and closed differ by colour, by the shape of their mark and by words', () => {
  const open = seen(true, 'Open now until 5:30pm');
  const closed = seen(false, 'Closed now opens 8:30am');
  expect(open.tone).toBeDefined();
  expect(open.mark).toBeDefined();
  expect(closed.tone).not.toBe(open.tone);
  expect(closed.mark).not.toBe(open.mark);
  expect([open.words, closed.words]).toEqual(['Open now until 5:30pm', 'Closed now opens 8:30am']);
});
